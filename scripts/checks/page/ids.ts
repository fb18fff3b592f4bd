import type { Problem } from "../../contract.ts";
import { type CheckedPage, valuesOf } from "../page.ts";

/** Is every id used once on its page? */
export function ids({ from, having }: CheckedPage): Problem[] {
  const all = valuesOf("id", having);
  const twice = new Set(all.filter((id, index) => all.indexOf(id) !== index));
  return [...twice].map((id) => ({
    file: from,
    text: id,
    what: `The id "${id}" stands more than once on a page, so links and labels meet only the first.`,
    remedy: "Give each element an id of its own.",
  }));
}
