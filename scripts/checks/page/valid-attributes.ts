import type { Problem } from "../../contract.ts";
import type { CheckedPage } from "../page.ts";

/** All that WAI-ARIA 1.2 and 1.3 define. */
const ARIA = new Set(
  (
    "activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex " +
    "colindextext colspan controls current describedby description details disabled dropeffect errormessage expanded " +
    "flowto grabbed haspopup hidden invalid keyshortcuts label labelledby level live modal multiline multiselectable " +
    "orientation owns placeholder posinset pressed readonly relevant required roledescription rowcount rowindex " +
    "rowindextext rowspan selected setsize sort valuemax valuemin valuenow valuetext"
  ).split(" "),
);

/** What HTML spells otherwise than JSX does, by the lower case that the parser makes of it. */
const JSX = new Map(
  (
    "className htmlFor httpEquiv acceptCharset xlinkHref defaultValue defaultChecked dangerouslySetInnerHTML strokeWidth " +
    "strokeLinecap strokeLinejoin strokeMiterlimit strokeDasharray strokeDashoffset strokeOpacity fillOpacity fillRule " +
    "clipPath clipRule stopColor stopOpacity floodColor floodOpacity fontFamily fontSize fontWeight letterSpacing " +
    "markerEnd markerMid markerStart pointerEvents textAnchor dominantBaseline vectorEffect"
  )
    .split(" ")
    .map((name) => [name.toLowerCase(), name]),
);

/** What a mistake in a component leaves: <svg width={NaN}>, href={`/${undefined}/`}, title={{ … }}. */
const MISTAKE = /\bNaN\b|\bundefined\b|\[object \w+\]/;
/** The same in a sentence, <p>From £{pounds(price)}</p>, where "null" is not likely to be a word either. */
const MISTAKE_IN_TEXT = /\bNaN\b|\bundefined\b|\bnull\b|\[object \w+\]/;
const PROSE = /^(alt|title|content|placeholder|aria-.*)$/;

/** Is every attribute known, once on its element, with the value that somebody meant? And every text? */
export function validAttributes(page: CheckedPage): Problem[] {
  const faults = [...repeatedFaults(page), ...nameFaults(page), ...valueFaults(page), ...textFaults(page)];
  return faults.map((fault) => ({ ...fault, places: [page.from] }));
}

type Fault = Omit<Problem, "places">;

function repeatedFaults({ repeated }: CheckedPage): Fault[] {
  return [...repeated].map((name) => ({
    rule: "duplicate-attribute",
    text: `${name}=`,
    message: `An element has the attribute ${name} twice; browsers drop the second.`,
    hint: "Keep one of the two.",
  }));
}

function nameFaults({ byAttribute }: CheckedPage): Fault[] {
  return [...byAttribute.keys()].flatMap((name): Fault[] => {
    const jsx = JSX.get(name);
    if (jsx) {
      const hint = "Spell it as HTML does: class, stroke-width …";
      return [{ rule: "unknown-attribute", text: jsx, message: `${jsx} is no attribute of HTML.`, hint }];
    }
    if (!name.startsWith("aria-") || ARIA.has(name.slice("aria-".length))) return [];
    const hint = "Correct its spelling: aria-label, aria-hidden …";
    return [{ rule: "unknown-attribute", text: name, message: `${name} is no attribute of ARIA.`, hint }];
  });
}

function valueFaults({ byAttribute }: CheckedPage): Fault[] {
  return [...byAttribute].flatMap(([attribute, elements]) =>
    elements
      .filter(({ attribs }) => MISTAKE.test(attribs[attribute] ?? "") && !PROSE.test(attribute))
      .map(({ name, attribs }): Fault => {
        const text = `<${name} ${attribute}="${attribs[attribute]}">`;
        const hint = "See what the component is given; leave the attribute out where there is no value.";
        return { rule: "invalid-value", text, message: `Writes ${text}.`, hint };
      }),
  );
}

function textFaults({ texts }: CheckedPage): Fault[] {
  return texts
    .filter((text) => MISTAKE_IN_TEXT.test(text))
    .map((text) => ({
      rule: "invalid-value",
      text,
      message: `Says “${text.slice(0, 60)}”.`,
      hint: "See what the component is given; show nothing where there is no value.",
    }));
}
