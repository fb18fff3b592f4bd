import { valuesOf } from "../elements.ts";
import type { CheckedPage, Finding } from "../page.ts";

/** Is every id used once on its page? Links and labels find only the first. */
export function ids({ byAttribute }: CheckedPage): Finding[] {
  const all = valuesOf("id", byAttribute);
  const twice = new Set(all.filter((id, index) => all.indexOf(id) !== index));
  return [...twice].map((id) => ({
    rule: "duplicate-id",
    text: id,
    message: `The page has the id "${id}" more than once.`,
    hint: "Give each element its own id.",
  }));
}
