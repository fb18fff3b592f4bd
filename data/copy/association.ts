import { type Association, owner } from "../model/facts.ts";

/** What the association's name and membership, if known, say about our standards. */
export function associationDetail(association: Association | undefined): string {
  const name = associationName(association);
  if (association?.member) return `We are a member of ${name}, and work to its standards.`;
  return `We work to the standards of ${name}.`;
}

export const expertise = `Our insured engineers work to the standards of ${associationName(owner.association)}, with professional equipment.`;

/** The association whose standards we work to, by its name if that is known. */
function associationName(association: Association | undefined): string {
  return association ? `the ${association.name.replace(/^the /i, "")}` : "a power flush association";
}
