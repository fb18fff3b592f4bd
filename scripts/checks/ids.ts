import type { Findings, ParsedPage } from "./page.ts";

/** Attributes that contain the ids of other elements. */
const ARIA = "activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns";
const REFERRING = new RegExp(`^(for|form|headers|list|popovertarget|aria-(${ARIA}))$`);

/** Is every id used once on its page, and does every label and description refer to an element there? */
export function* ids({ elements, ids: all }: ParsedPage): Findings {
  const known = new Set(all);
  for (const text of known) {
    const isRepeated = all.indexOf(text) < all.lastIndexOf(text);
    const message = `The page has the id "${text}" more than once.`;
    if (isRepeated) yield { text, message, hint: "Give each element its own id." };
  }
  for (const [name, value] of elements.flatMap(({ attributes }) => Object.entries(attributes))) {
    for (const text of REFERRING.test(name) ? value.split(/\s+/) : []) {
      const message = `${name}="${text}" refers to no element on the page.`;
      if (!known.has(text)) yield { text, message, hint: `Fix the id, or give the element id="${text}".` };
    }
  }
}
