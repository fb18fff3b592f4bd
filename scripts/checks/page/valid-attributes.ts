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

/** Are all attributes ones that there are, each once on its element, and all values and texts what somebody meant? */
export function validAttributes(page: CheckedPage): Problem[] {
  const faults = [...repeatedFaults(page), ...nameFaults(page), ...valueFaults(page), ...textFaults(page)];
  return faults.map(([text, message, hint]) => ({ file: page.from, text, message, hint }));
}

type Fault = readonly [text: string, message: string, hint: string];

function repeatedFaults({ repeated }: CheckedPage): Fault[] {
  return [...repeated].map((name) => [
    `${name}=`,
    `An element has the attribute ${name} twice; browsers drop the second.`,
    "Keep one of the two.",
  ]);
}

function nameFaults({ byAttribute }: CheckedPage): Fault[] {
  return [...byAttribute.keys()].flatMap((name): Fault[] => {
    const jsx = JSX.get(name);
    if (jsx)
      return [[jsx, `${jsx} is no attribute of HTML.`, "Spell it as HTML does: class, stroke-width …"]];
    if (!name.startsWith("aria-") || ARIA.has(name.slice("aria-".length))) return [];
    return [[name, `${name} is no attribute of ARIA.`, "Correct its spelling: aria-label, aria-hidden …"]];
  });
}

function valueFaults({ byAttribute }: CheckedPage): Fault[] {
  return [...byAttribute].flatMap(([attribute, elements]) =>
    elements
      .filter(({ attribs }) => MISTAKE.test(attribs[attribute] ?? "") && !PROSE.test(attribute))
      .map(({ name, attribs }): Fault => {
        const shown = `<${name} ${attribute}="${attribs[attribute]}">`;
        const hint = "See what the component is given; leave the attribute out where there is no value.";
        return [shown, `Writes ${shown}.`, hint];
      }),
  );
}

function textFaults({ texts }: CheckedPage): Fault[] {
  return texts
    .filter((text) => MISTAKE_IN_TEXT.test(text))
    .map((text) => [
      text,
      `Says “${text.slice(0, 60)}”.`,
      "See what the component is given; show nothing where there is no value.",
    ]);
}
