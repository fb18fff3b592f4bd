export const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

type Day = (typeof days)[number];
/** Days in a row with the same hours: "08:00" to "24:00". */
export type OpeningHours = {
  readonly from: Day;
  readonly to: Day;
  readonly opens: string;
  readonly closes: string;
};

/** The days of opening hours; a range may go past Sunday. */
export function daysOf({ from, to }: Pick<OpeningHours, "from" | "to">): readonly Day[] {
  const [first, last] = [days.indexOf(from), days.indexOf(to)];
  return [...days, ...days].slice(first, (last < first ? last + 7 : last) + 1);
}

/** Opening hours as people read them: "Monday to Friday, 8 am to 6.30 pm". */
export function hoursText({ from, to, opens, closes }: OpeningHours): string {
  return `${from === to ? from : `${from} to ${to}`}, ${timeText(opens)} to ${timeText(closes)}`;
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
