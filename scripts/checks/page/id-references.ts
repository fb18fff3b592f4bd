import type { Problem } from "../../contract.ts";
import { type CheckedPage, valuesOf } from "../page.ts";

/** Attributes that name other elements by their ids; addresses are the links check's. */
const NAMING = (
  "for form headers list popovertarget aria-activedescendant aria-controls aria-describedby aria-details " +
  "aria-errormessage aria-flowto aria-labelledby aria-owns"
).split(" ");

/** Does every label, control and description lead to an element of its page? */
export function references(page: CheckedPage): Problem[] {
  const ids = new Set(valuesOf("id", page.having));
  return namedIn(page)
    .filter(({ id }) => !ids.has(id))
    .map(({ attribute, id }) => ({
      file: page.from,
      text: id,
      what: `${attribute}="${id}" leads to no element of the page.`,
      remedy: `Give the element that is meant the id "${id}", or correct the name.`,
    }));
}

function namedIn({ having }: CheckedPage): { attribute: string; id: string }[] {
  return NAMING.flatMap((attribute) =>
    (having.get(attribute) ?? [])
      .flatMap(({ attribs }) => attribs[attribute]?.trim().split(/\s+/) ?? [])
      .map((id) => ({ attribute, id })),
  );
}
