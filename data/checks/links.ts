import type { Problem } from "../../scripts/contract.ts";
import { isDate } from "../dates.ts";
import type { ExternalLink } from "../microbore-link.ts";
import { problem } from "./problem.ts";

/** A link to another site has a whole https address, and the day that it was checked on, or null. */
export function linkProblems(links: readonly Pick<ExternalLink, "href" | "checked">[]): Problem[] {
  return links.flatMap(({ href, checked }) => {
    const isAddress = URL.canParse(href) && new URL(href).protocol === "https:";
    const isDay = checked === null || isDate(checked);
    const address = `“${href}” is not an https address.`;
    const day = `“${checked}” is not a day.`;
    return [
      ...(isAddress ? [] : [problem("microbore-link", href, address, "Write the whole address: https://…")]),
      ...(isDay ? [] : [problem("microbore-link", `${checked}`, day, 'Write year-month-day: "2026-11-21"')]),
    ];
  });
}
