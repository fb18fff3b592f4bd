import * as v from "valibot";
import { type Day, days, daysText } from "../dates.ts";
import { blockList, type Report, rules } from "../form/entries.ts";
import { isNot } from "../form/messages.ts";
import { matching, text } from "../form/texts.ts";

const SETS = new Map<string, readonly Day[]>([
  ["weekdays", days.slice(0, 5)],
  ["weekends", days.slice(5)],
  ["every day", days],
]);

/** The days that are named or in a range, such as "Mon to Fri"; undefined if it is neither. */
function daysIn(part: string): readonly Day[] | undefined {
  const ends = part
    .split(/\s*[-\u2010-\u2015]\s*|\s+to\s+/)
    .map((name) =>
      days.findIndex((day) => [day.toLowerCase(), day.slice(0, 3).toLowerCase()].includes(name)),
    );
  const [from = 0, to = from] = ends;
  if (ends.length > 2 || ends.includes(-1)) return SETS.get(part);
  return [...days, ...days].slice(from, (to < from ? to + 7 : to) + 1);
}

/** The days of a text, in the order of the week; undefined if a part of it names none. */
function daysNamedIn(written: string): readonly Day[] | undefined {
  const parts = written.toLowerCase().split(/\s*,\s*(?:and\s+)?|\s+and\s+/);
  const named = parts.map(daysIn);
  return named.includes(undefined) ? undefined : days.filter((day) => named.flat().includes(day));
}

const openDays = v.pipe(
  text,
  v.check(
    (written) => !/holiday|christmas|easter|new year/i.test(written),
    "Write days of the week here. Holidays are closures: write each as a [[closure]].",
  ),
  v.check(
    (written) => daysNamedIn(written) !== undefined,
    isNot(
      "days of the week",
      'Write names or three letters, such as "Monday to Friday" or "Sat and Sun", or "weekdays", "weekends" or "every day".',
    ),
  ),
  v.transform((written) => daysNamedIn(written) ?? []),
);

/** A time, "17:30", "17.30", "5.30 pm" or "5.30pm". */
const TIME = /(\d\d?(?:[:.]\d\d)? ?[ap]\.?m\.?|\d\d?[:.]\d\d)/.source;
const TWO_TIMES = new RegExp(`^${TIME}\\s*(?:to|[-\\u2010-\\u2015])\\s*${TIME}$`, "i");
const HOURS = new RegExp(`${TWO_TIMES.source}|^24 hours$|^by appointment$`, "i");

const hours = v.pipe(
  matching(
    HOURS,
    "opening hours",
    'Write two times, such as "8 am to 6 pm", or "24 hours" or "by appointment". For a break, write two blocks with the same days; leave closed days out.',
  ),
  v.transform((written) => {
    if (/appointment/i.test(written)) return "by appointment" as const;
    const [, opens = "0:00", closes = "24:00"] = TWO_TIMES.exec(written) ?? [];
    return { opens: clockTime(opens), closes: clockTime(closes) };
  }),
  v.check(
    (times) => times === "by appointment" || (isTime(times.opens) && isTime(times.closes)),
    'There is no such time. Write it like "8 am" or "17:30".',
  ),
);

/** "17:30", for "5.30 pm". */
function clockTime(written: string): string {
  const [, hours = "", minutes = "00", half = ""] = /^(\d+)(?:[:.](\d\d))? ?([ap]?)/i.exec(written) ?? [];
  if (half && Number(hours) > 12) return written;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : hours;
  return `${`${hour}`.padStart(2, "0")}:${minutes}`;
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time);

/** The hours of some days. They end by midnight, which is 24:00 then. */
const block = v.pipe(
  v.strictObject({ days: openDays, hours }),
  v.transform(({ days, hours }) => {
    const endsAtMidnight = hours !== "by appointment" && hours.closes === "00:00" && hours.opens !== "00:00";
    return { days, hours: endsAtMidnight ? { ...hours, closes: "24:00" } : hours };
  }),
  rules(({ days, hours }, report) => {
    if (hours === "by appointment" || hours.opens < hours.closes) return;
    report(hours.opens === hours.closes ? ONE_TIME : pastMidnight(days, hours.opens, hours.closes), "hours");
  }),
);

const ONE_TIME =
  'These hours begin when they end. Write "24 hours" for days that are open all day, and leave closed days out.';

function pastMidnight(from: readonly Day[], opens: string, closes: string): string {
  const next = days.filter((_, index) => from.includes(days.at(index - 1) ?? "Monday"));
  const first = `days = "${daysText(from)}", hours = "${opens} to 00:00"`;
  const second = `days = "${daysText(next)}", hours = "00:00 to ${closes}"`;
  return `These hours go past midnight. Write two blocks: ${first}; and ${second}.`;
}

const blocks = blockList(block);

export const openingHours = v.pipe(blocks, rules(reportOverlaps));

/** A day may have several hours, such as those before and after lunch, but no hour twice. */
function reportOverlaps(all: v.InferOutput<typeof blocks>, report: Report) {
  for (const [index, each] of all.entries()) {
    if (each === undefined) continue;
    const earlier = all.slice(0, index).filter((other) => other !== undefined);
    const taken = earlier
      .filter((other) => isOverlap(each.hours, other.hours))
      .flatMap((other) => other.days);
    const day = each.days.find((one) => taken.includes(one));
    if (day) report(`The hours of ${day} overlap. Write each hour of a day once.`, index, "days");
  }
}

type Hours = v.InferOutput<typeof hours>;

const isOverlap = (one: Hours, other: Hours) =>
  one === "by appointment" || other === "by appointment"
    ? one === other
    : one.opens < other.closes && other.opens < one.closes;
