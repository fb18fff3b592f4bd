import type { Problem } from "../../scripts/contract.ts";
import { isDate, isFuture } from "../dates.ts";
import type { ExternalLink } from "../microbore-link.ts";
import { blanks, problem } from "./problem.ts";

/** A link to another site has a whole https address, and the day that it was checked on, or null. */
export function linkProblems(links: readonly ExternalLink[]): Problem[] {
  return links.flatMap(({ href, checked, label, publisher }) => {
    const isAddress = URL.canParse(href) && /^https:\S+$/.test(href);
    const address = `“${href}” is not an https address.`;
    return [
      ...blanks("microbore-link", href, { label, publisher }),
      ...(isAddress
        ? []
        : [problem("microbore-link", `href: "${href}"`, address, "Write the whole address: https://…")]),
      ...(checked === null ? [] : dayProblems(checked)),
    ];
  });
}

function dayProblems(checked: string): Problem[] {
  const hint = 'Write year-month-day between quotes: checked: "2026-11-21"';
  const isText = typeof checked === "string";
  const fault = (message: string) => [
    problem("microbore-link", isText ? `checked: "${checked}"` : "checked: 2", message, hint),
  ];
  if (!isText) return fault("The day in checked has no quotes.");
  if (!isDate(checked)) return fault(`“${checked}” is not a day.`);
  return isFuture(checked) ? fault(`${checked} is in the future.`) : [];
}
