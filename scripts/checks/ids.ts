import type { Problem } from "../contract.ts";
import type { PageContents } from "./page.ts";

/** Attributes that contain the ids of other elements. */
const ARIA = "activedescendant controls describedby details errormessage flowto labelledby owns".split(" ");
const REFERRING = new Set([
  "for",
  "form",
  "headers",
  "list",
  "popovertarget",
  ...ARIA.map((name) => `aria-${name}`),
]);

/** Is every id used once on its page, and does every label and description refer to an element there? */
export function* ids({ attributes, ids: all, from: file }: PageContents): Iterable<Problem> {
  const known = new Set(all);
  for (const id of known.size < all.length ? known : []) {
    const isRepeated = all.indexOf(id) < all.lastIndexOf(id);
    const message = `The page has the id "${id}" more than once.`;
    if (isRepeated) yield { file, searchFor: id, message, hint: "Give each element its own id." };
  }
  for (const { name, value } of attributes.filter((each) => REFERRING.has(each.name))) {
    for (const id of value.split(/\s+/).filter((each) => !known.has(each))) {
      const message = `${name}="${id}" refers to no element on the page.`;
      yield { file, searchFor: id, message, hint: `Fix the id, or give the element id="${id}".` };
    }
  }
}
