import { valuesOf } from "../elements.ts";
import type { CheckedPage, Finding } from "../page.ts";

/** Attributes that hold the ids of other elements; the check of links reads addresses. */
const REFERRING = (
  "for form headers list popovertarget aria-activedescendant aria-controls aria-describedby aria-details " +
  "aria-errormessage aria-flowto aria-labelledby aria-owns"
).split(" ");

/** Does every label, control and description refer to an element of its page? */
export function idReferences({ byAttribute, ids }: CheckedPage): Finding[] {
  return REFERRING.flatMap((attribute) =>
    valuesOf(attribute, byAttribute)
      .flatMap((value) => value.trim().split(/\s+/))
      .filter((id) => !ids.has(id))
      .map((id) => ({
        rule: "broken-id-reference",
        text: id,
        message: `${attribute}="${id}" refers to no element of the page.`,
        hint: `Fix the id, or give the element id="${id}".`,
      })),
  );
}
