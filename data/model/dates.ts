export const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type Day = (typeof days)[number];

/** Days with the same hours, "08:00" to "24:00". */
export type OpeningHours = {
  /** In the order of the week. */
  readonly days: readonly Day[];
  readonly hours: { readonly opens: string; readonly closes: string } | "by appointment";
};

/** Days on which the business is closed, the first and the last: "2026-12-23". */
export type Closure = { readonly from: string; readonly to: string; readonly note?: string | undefined };

const list = new Intl.ListFormat("en-GB");

/** "Monday to Friday", "Saturday and Sunday", "Every day". */
export function daysText(open: readonly Day[]): string {
  if (open.length === days.length) return "Every day";
  const runs: Day[][] = [];
  for (const day of open) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && days.indexOf(day) === days.indexOf(last) + 1) run.push(day);
    else runs.push([day]);
  }
  return list.format(runs.flatMap((run) => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run)));
}

/** Opening hours as people read them: "Monday to Friday, 8 am to 6.30 pm". */
export function hoursText({ days, hours }: OpeningHours): string {
  if (hours === "by appointment") return `${daysText(days)}, by appointment`;
  const { opens, closes } = hours;
  const isAllDay = opens === "00:00" && closes === "24:00";
  return `${daysText(days)}, ${isAllDay ? "24 hours" : `${timeText(opens)} to ${timeText(closes)}`}`;
}

function timeText(time: string): string {
  if (time === "00:00" || time === "24:00") return "midnight";
  if (time === "12:00") return "12 noon";
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const shown = minutes === 0 ? "" : `.${`${minutes}`.padStart(2, "0")}`;
  return `${hours % 12 || 12}${shown} ${hours < 12 ? "am" : "pm"}`;
}

/** A day or a month as people read it: "3 May 2026", "May 2026". */
export function dateText(date: string): string {
  const day = date.length > "2026-05".length ? "numeric" : undefined;
  return new Date(date).toLocaleDateString("en-GB", { day, month: "long", year: "numeric", timeZone: "UTC" });
}

/** "23 December 2026 to 2 January 2027", "25 December 2026". */
export const datesText = ({ from, to }: Pick<Closure, "from" | "to">) =>
  from === to ? dateText(from) : `${dateText(from)} to ${dateText(to)}`;
