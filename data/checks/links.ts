import type { Problem } from "../../scripts/contract.ts";
import { isDate, isFuture } from "../dates.ts";
import type { ExternalLink } from "../microbore-link.ts";
import { problem } from "./problem.ts";

/** A link to another site has a whole https address, and the day that it was checked on, or null. */
export function linkProblems(links: readonly Pick<ExternalLink, "href" | "checked">[]): Problem[] {
  return links.flatMap(({ href, checked }) => {
    const isAddress = URL.canParse(href) && new URL(href).protocol === "https:";
    const address = `“${href}” is not an https address.`;
    return [
      ...(isAddress ? [] : [problem("microbore-link", href, address, "Write the whole address: https://…")]),
      ...(checked === null ? [] : dayProblems(checked)),
    ];
  });
}

function dayProblems(checked: string): Problem[] {
  const remedy = 'Write year-month-day between quotes: checked: "2026-11-21"';
  const isText = typeof checked === "string";
  const fault = (what: string) => [
    problem("microbore-link", isText ? `checked: "${checked}"` : "checked: 2", what, remedy),
  ];
  if (!isText) return fault("The day in checked has no quotes.");
  if (!isDate(checked)) return fault(`“${checked}” is not a day.`);
  return isFuture(checked) ? fault(`${checked} is in the future.`) : [];
}
