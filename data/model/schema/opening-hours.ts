import * as v from "valibot";
import { days, daysOf } from "../dates.ts";
import { blockList, type Report, rules } from "../form/entries.ts";
import { isNot } from "../form/messages.ts";
import { corrected, matching, optionalText } from "../form/texts.ts";

const day = corrected(
  (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
  v.picklist(days, isNot("a day of the week", 'Write it out: "Monday".')),
);

/** Hours and minutes, or hours with am or pm. */
const WRITTEN_TIME = /^(?=.*\D)(\d\d?)(?:[:.](\d\d))? ?(?:([ap])\.?m\.?)?$/i;

/** "17:30", also written "17.30", "5.30 pm" or "5.30pm". */
const time = corrected(
  (text) => text.replace(WRITTEN_TIME, clockTime),
  matching(
    /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/,
    "a time of day",
    'Write it like "8 am" or "17:30"; midnight is "00:00". Leave closed days out: remove their block.',
  ),
);

function clockTime(written: string, hours: string, minutes = "00", half = ""): string {
  if (half && Number(hours) > 12) return written;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : hours;
  return `${`${hour}`.padStart(2, "0")}:${minutes}`;
}

/** Days in a row with the same hours, which end by midnight; the days may go past Sunday. */
const hours = v.pipe(
  v.strictObject({ from: day, to: optionalText(day), opens: time, closes: time }),
  v.transform(({ from, to = from, opens, closes }) => {
    const isMidnight = closes === "00:00" && opens !== closes;
    return { from, to, opens, closes: isMidnight ? "24:00" : closes }; // after all other times
  }),
  rules(({ opens, closes }, report) => {
    const problem =
      opens === closes
        ? ': closed, or open all day? Remove the block of a closed day; if it is open all day, write closes = "24:00".'
        : " don't end after they begin. Fix one of the two times.";
    if (opens >= closes) report(`Opening hours from ${opens} to ${closes}${problem}`, "closes");
  }),
);

const blocks = blockList(hours);

export const openingHours = v.pipe(blocks, rules(reportOverlaps));

/** A day may have several hours, such as those before and after lunch, but no hour twice. */
function reportOverlaps(all: v.InferOutput<typeof blocks>, report: Report) {
  for (const [index, each] of all.entries()) {
    if (each === undefined) continue;
    const earlier = all.slice(0, index).filter((other) => other !== undefined);
    const overlapping = earlier.filter((other) => each.opens < other.closes && other.opens < each.closes);
    const taken = overlapping.flatMap(daysOf);
    const day = daysOf(each).find((one) => taken.includes(one));
    if (day) report(`The hours of ${day} overlap. Write each hour of a day once.`, index, "from");
  }
}
