import type { SiteData } from "../../contract.ts";
import type { Finding, ReadText } from "../page.ts";
import { figuresIn } from "../parse-quantities.ts";
import { normalizeText } from "../texts.ts";

/** Does data/ state every figure on a page, with its unit (prices, numbers, measures, years …)? */
export function figures(data: SiteData): (page: ReadText) => Finding[] {
  const phones = data.phones.flatMap(({ label, href }) => [label, href.replace("tel:", "")]);
  const forms = [...phones, ...data.figures].flatMap((form) => figuresIn(normalizeText(form)));
  const known = new Set(forms.map(({ figure }) => figure));
  return ({ path, texts }) => {
    const unknown = texts
      .flatMap(figuresIn)
      .filter(({ figure }) => !known.has(figure) && `${figure}.html` !== path); // 404.html says 404
    // Of "30miles" and "30 miles", two readings of one text, keep the latter.
    const distinct = new Map(unknown.map((each) => [each.written.replaceAll(" ", ""), each]));
    return [...distinct.values()].map(({ written, place }) => ({
      rule: "unknown-figure",
      text: place,
      message: `Says “${written}”, which data/ doesn't state.`,
      hint: "Take the figure from data/. If it is true and new, add it to data/figures.ts.",
    }));
  };
}
