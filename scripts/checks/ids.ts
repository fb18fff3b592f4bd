import type { Problem } from "../contract.ts";
import type { CheckedSite } from "./page.ts";

/** Is every id used once on its page? */
export function ids({ pages }: CheckedSite): Problem[] {
  return pages.flatMap((page) => {
    const all = (page.having.get("id") ?? []).map(({ attribs }) => attribs.id ?? "");
    const twice = new Set(all.filter((id, index) => all.indexOf(id) !== index));
    return [...twice].map((id) => ({
      file: page.from,
      text: id,
      what: `The id "${id}" stands more than once on a page, so links and labels meet only the first.`,
      remedy: "Give each element an id of its own.",
    }));
  });
}
