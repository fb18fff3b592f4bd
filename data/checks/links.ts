import type { Problem } from "../../scripts/contract.ts";
import { isDate, isFuture } from "../dates.ts";
import type { ExternalLink } from "../microbore-link.ts";
import { blanks, reportIn } from "./problem.ts";

const report = reportIn("microbore-link");

/** A link to another site has a whole https address, and the day it was last checked, or null. */
export function linkProblems(links: readonly ExternalLink[]): Problem[] {
  return links.flatMap(({ href, checked, label, publisher }) => {
    const isAddress = URL.canParse(href) && /^https:\S+$/.test(href);
    const message = `“${href}” is not an https address.`;
    return [
      ...blanks(report, href, { label, publisher }),
      ...(isAddress ? [] : [report(`href: "${href}"`, message, "Write the whole address: https://…")]),
      ...(checked === null ? [] : dayProblems(checked)),
    ];
  });
}

function dayProblems(checked: string): Problem[] {
  const hint = 'Write year-month-day between quotes: checked: "2026-11-21"';
  if (typeof checked !== "string") return [report("checked: 2", "The day in checked has no quotes.", hint)];
  const place = `checked: "${checked}"`;
  if (!isDate(checked)) return [report(place, `“${checked}” is not a day.`, hint)];
  return isFuture(checked) ? [report(place, `${checked} is in the future.`, hint)] : [];
}
