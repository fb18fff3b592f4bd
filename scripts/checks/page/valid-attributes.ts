import type { CheckedPage, Finding } from "../page.ts";

/** All attributes of WAI-ARIA 1.2 and 1.3. */
const ARIA = new Set(
  (
    "activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex " +
    "colindextext colspan controls current describedby description details disabled dropeffect errormessage expanded " +
    "flowto grabbed haspopup hidden invalid keyshortcuts label labelledby level live modal multiline multiselectable " +
    "orientation owns placeholder posinset pressed readonly relevant required roledescription rowcount rowindex " +
    "rowindextext rowspan selected setsize sort valuemax valuemin valuenow valuetext"
  ).split(" "),
);

/** Results of mistakes in components: <svg width={NaN}>, href={`/${undefined}/`}, title={{ … }}. */
const MISTAKE = /\bNaN\b|\bundefined\b|\[object \w+\]/;
/** In text such as <p>From £{pounds(price)}</p>, "null" is unlikely to be a word. */
const MISTAKE_IN_TEXT = /\bNaN\b|\bundefined\b|\bnull\b|\[object \w+\]/;
const PROSE = /^(alt|title|content|placeholder|aria-.*)$/;
const PROPS = "Check the component's props; render nothing where there is no value.";

/** Is every attribute known and used once per element, and is no value or text the result of a mistake? */
export function validAttributes(page: CheckedPage): Finding[] {
  return [...repeatedNames(page), ...unknownNames(page), ...invalidValues(page), ...invalidTexts(page)];
}

function repeatedNames({ repeated }: CheckedPage): Finding[] {
  return [...repeated].map((name) => ({
    rule: "duplicate-attribute",
    text: `${name}=`,
    message: `An element has ${name} twice; browsers ignore the second.`,
    hint: "Remove one.",
  }));
}

/** React checks the spelling of all other attributes, but not of aria- ones. */
function unknownNames({ attributes }: CheckedPage): Finding[] {
  const names = new Set(attributes.map(({ name }) => name));
  const isUnknown = (name: string) => name.startsWith("aria-") && !ARIA.has(name.slice("aria-".length));
  return [...names].filter(isUnknown).map((name) => ({
    rule: "unknown-attribute",
    text: name,
    message: `${name} isn't an attribute of ARIA.`,
    hint: "Fix the spelling: aria-label, aria-hidden …",
  }));
}

function invalidValues({ attributes }: CheckedPage): Finding[] {
  return attributes
    .filter(({ name, value }) => MISTAKE.test(value) && !PROSE.test(name))
    .map(({ name, value, element }) => {
      const text = `<${element.name} ${name}="${value}">`;
      return { rule: "invalid-value", text, message: `${text} has an invalid value.`, hint: PROPS };
    });
}

function invalidTexts({ texts }: CheckedPage): Finding[] {
  return texts
    .filter((text) => MISTAKE_IN_TEXT.test(text))
    .map((text) => {
      const start = text.lastIndexOf(" ", text.search(MISTAKE_IN_TEXT) - 30) + 1;
      const message = `Says “${text.slice(start, start + 60)}”.`;
      return { rule: "invalid-value", text, message, hint: PROPS };
    });
}
