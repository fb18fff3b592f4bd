import type { Problem } from "../../contract.ts";
import { type CheckedPage, valuesOf } from "../page.ts";

/** Is every id used once on its page? */
export function ids({ from, byAttribute }: CheckedPage): Problem[] {
  const all = valuesOf("id", byAttribute);
  const twice = new Set(all.filter((id, index) => all.indexOf(id) !== index));
  return [...twice].map((id) => ({
    rule: "duplicate-id",
    places: [from],
    text: id,
    message: `The id "${id}" stands more than once on a page, so links and labels meet only the first.`,
    hint: "Give each element an id of its own.",
  }));
}
