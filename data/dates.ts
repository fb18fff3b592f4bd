import { days, type IsoDate, type OpeningHours } from "./owner.ts";

/** The days for opening hours; a range may go past Sunday. */
export function daysOf({ from, to }: Pick<OpeningHours, "from" | "to">) {
  const [first, last] = [days.indexOf(from), days.indexOf(to)];
  return first <= last ? days.slice(first, last + 1) : [...days.slice(first), ...days.slice(0, last + 1)];
}

/** Opening hours as people read them: "Monday to Friday, 8 am to 6.30 pm". */
export function hoursText({ from, to, opens, closes }: OpeningHours): string {
  return `${from === to ? from : `${from} to ${to}`}, ${timeText(opens)} to ${timeText(closes)}`;
}

function timeText(time: OpeningHours["opens"]): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const shown = minutes === 0 ? "" : `.${`${minutes}`.padStart(2, "0")}`;
  return `${hours % 12 || 12}${shown} ${hours < 12 ? "am" : "pm"}`;
}

/** A day as people read it: "3 May 2026". */
export function dateText(date: IsoDate): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}

/** Whether a day is in the future in every time zone. */
export function isFuture(date: string): boolean {
  return Date.parse(date) > Date.now() + 24 * 60 * 60 * 1000;
}

/** Whether this is a real date, written "2026-05-03". */
export function isDate(text: unknown): text is IsoDate {
  if (typeof text !== "string" || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}
