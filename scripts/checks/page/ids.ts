import type { CheckedPage, Finding } from "../page.ts";

/** Attributes that contain the ids of other elements; broken-links.ts checks addresses. */
const REFERRING = (
  "for form headers list popovertarget aria-activedescendant aria-controls aria-describedby aria-details " +
  "aria-errormessage aria-flowto aria-labelledby aria-owns"
).split(" ");

/** Is every id used once on its page? Links and labels find only the first. */
export function ids(page: CheckedPage): Finding[] {
  const all = page.valuesOf("id");
  const twice = new Set(all.filter((id, index) => all.indexOf(id) !== index));
  return [...twice].map((id) => ({
    rule: "duplicate-id",
    text: id,
    message: `The page has the id "${id}" more than once.`,
    hint: "Give each element its own id.",
  }));
}

/** Does every label, control and description refer to an element of its page? */
export function idReferences({ attributes, ids }: CheckedPage): Finding[] {
  return attributes
    .filter(({ name }) => REFERRING.includes(name))
    .flatMap(({ name, value }) =>
      value
        .trim()
        .split(/\s+/)
        .map((id) => ({ name, id })),
    )
    .filter(({ id }) => !ids.has(id))
    .map(({ name, id }) => ({
      rule: "broken-id-reference",
      text: id,
      message: `${name}="${id}" refers to no element on the page.`,
      hint: `Fix the id, or give the element id="${id}".`,
    }));
}
