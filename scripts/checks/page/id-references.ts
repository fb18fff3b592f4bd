import type { Problem } from "../../contract.ts";
import { type CheckedPage, valuesOf } from "../page.ts";

/** Attributes that name other elements by their ids; addresses are the links check's. */
const NAMING = (
  "for form headers list popovertarget aria-activedescendant aria-controls aria-describedby aria-details " +
  "aria-errormessage aria-flowto aria-labelledby aria-owns"
).split(" ");

/** Does every label, control and description lead to an element of its page? */
export function idReferences(page: CheckedPage): Problem[] {
  const ids = new Set(valuesOf("id", page.byAttribute));
  return namedIn(page)
    .filter(({ id }) => !ids.has(id))
    .map(({ attribute, id }) => ({
      rule: "broken-id-reference",
      places: [page.from],
      text: id,
      message: `${attribute}="${id}" leads to no element of the page.`,
      hint: `Give the element that is meant the id "${id}", or correct the name.`,
    }));
}

function namedIn({ byAttribute }: CheckedPage): { attribute: string; id: string }[] {
  return NAMING.flatMap((attribute) =>
    (byAttribute.get(attribute) ?? [])
      .flatMap(({ attribs }) => attribs[attribute]?.trim().split(/\s+/) ?? [])
      .map((id) => ({ attribute, id })),
  );
}
