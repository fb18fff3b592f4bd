import type { Problem, SiteData } from "../../contract.ts";
import type { ReadText } from "../page.ts";
import { type Figure, figuresIn } from "../parse-quantities.ts";
import { normalizeText } from "../texts.ts";

/** Does every figure that is read on a page, with its unit, stand in data/ (prices, numbers, measures, years …)? */
export function figures(data: SiteData): (page: ReadText) => Problem[] {
  const phones = data.phones.flatMap(({ label, href }) => [label, href.replace("tel:", "")]);
  const forms = [...phones, ...data.figures].flatMap((form) => figuresIn(normalizeText(form)));
  const known = new Set(forms.map(({ figure }) => figure));
  return (page) => {
    const strays = page.texts
      .flatMap(figuresIn)
      .filter(({ figure }) => !known.has(figure) && `${figure}.html` !== page.path); // 404.html says 404
    return distinct(strays).map(({ written, place }) => ({
      rule: "unknown-figure",
      places: [page.from],
      text: place,
      message: `Says “${written}”, which data/ does not state.`,
      hint: "Take it from data/ instead of typing it; a figure that is true and new goes into data/figures.ts.",
    }));
  };
}

/** Each once, and of "30miles" and "30 miles", the two readings of one text, the latter. */
function distinct(figures: readonly Figure[]): Figure[] {
  return [...new Map(figures.map((figure) => [figure.written.replaceAll(" ", ""), figure])).values()];
}
