import type { SiteData } from "../contract.ts";
import type { Findings, ParsedPage } from "./page.ts";

/** What templates make of missing values: <svg width={NaN}>, id={`town-${undefined}`}, From £{null}. */
const MISTAKE = /\bNaN\b|\bundefined\b|\[object \w+\]|^\s*null\s*$|£\s*null\b/;

/** Is no text or attribute the result of a missing value? */
export function* missingValues({ elements, texts }: ParsedPage): Findings {
  const hint = "Check the component's props; render nothing where there is no value.";
  const data = elements.filter(({ attributes }) => attributes.type === "application/ld+json");
  const wrong = [...texts, ...data.map(({ text }) => text)].filter((text) => MISTAKE.test(text));
  // Titles, descriptions and structured data repeat what the page says.
  const repeats = (value: string) =>
    wrong.some((text) => text.includes(" ") && text !== value && value.includes(text));
  for (const text of wrong.filter((each) => !repeats(each))) {
    const start = text.lastIndexOf(" ", text.search(MISTAKE) - 30) + 1;
    yield { searchFor: text, message: `Says “${text.slice(start, start + 60)}”.`, hint };
  }
  for (const { name, attributes } of elements) {
    for (const [attribute, value] of Object.entries(attributes)) {
      const searchFor = `<${name} ${attribute}="${value}">`;
      if (MISTAKE.test(value) && !wrong.includes(value) && !repeats(value))
        yield { searchFor, message: `${searchFor} has an invalid value.`, hint };
    }
  }
}

/** Does every phone link call the number that it shows? */
export function* phoneLinks({ elements }: ParsedPage, { phones }: SiteData): Findings {
  for (const { attributes, text: shown } of elements) {
    const { href = "", "aria-label": label = shown } = attributes;
    const phone = phones.find((each) => each.href === href);
    const wrong = [shown, label].find((text) => !phone || !text.includes(phone.label));
    if (!href.startsWith("tel:") || wrong === undefined) continue;
    const message = `The link “${wrong}” calls ${href}, which is ${phone?.label ?? "no number"} in data/.`;
    yield { searchFor: href, message, hint: "Use PhoneLink with a number from data/." };
  }
}

/** Does every picture have a text alternative, and a size, so that nothing moves when it loads? */
export function* images({ elements }: ParsedPage): Findings {
  for (const { name, attributes, parents } of elements) {
    const searchFor = attributes.src ?? attributes.class ?? attributes.id ?? attributes.viewbox ?? "";
    const shown = `<${name}>${searchFor && ` “${searchFor}”`}`;
    const hint = 'Describe the picture, or write alt="" if it shows nothing.';
    if (name === "img" && attributes.alt === undefined)
      yield { searchFor, message: `${shown} has no alt text.`, hint };
    // The outer drawing determines the size of an inner one.
    if (!/^(img|svg)$/.test(name) || parents.includes("svg") || (attributes.width && attributes.height))
      continue;
    yield { searchFor, message: `${shown} has no width and height.`, hint: "Add both; CSS may change them." };
  }
}
