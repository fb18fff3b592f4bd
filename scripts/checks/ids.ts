import type { Findings, PageContents } from "./page.ts";

/** Attributes that contain the ids of other elements. */
const ARIA = "activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns";
const REFERRING = new RegExp(`^(for|form|headers|list|popovertarget|aria-(${ARIA}))$`);

/** Is every id used once on its page, and does every label and description refer to an element there? */
export function* ids({ elements, ids: all }: PageContents): Findings {
  const known = new Set(all);
  for (const id of known) {
    const isRepeated = all.indexOf(id) < all.lastIndexOf(id);
    const message = `The page has the id "${id}" more than once.`;
    if (isRepeated) yield { searchFor: id, message, hint: "Give each element its own id." };
  }
  for (const [name, value] of elements.flatMap(({ attribs }) => Object.entries(attribs))) {
    for (const id of REFERRING.test(name) ? value.split(/\s+/) : []) {
      const message = `${name}="${id}" refers to no element on the page.`;
      if (!known.has(id))
        yield { searchFor: id, message, hint: `Fix the id, or give the element id="${id}".` };
    }
  }
}
