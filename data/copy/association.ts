import type { Association } from "../model/facts.ts";

/** What the association's name and membership, if known, say about our standards. */
export function associationDetail(association: Association | undefined): string {
  const name = associationName(association);
  if (association?.member) return `We are a member of ${name}, and work to its standards.`;
  return `We work to the standards of ${name}.`;
}

/** The association whose standards we work to, by its name if that is known. */
export function associationName(association: Association | undefined): string {
  return association ? `the ${association.name.replace(/^the /i, "")}` : "a power flush association";
}
