import * as v from "valibot";
import { days, daysOf } from "../dates.ts";
import { blockList, type Report, rules } from "../form/entries.ts";
import { isNot, matching } from "../form/texts.ts";

const day = v.pipe(
  v.string(),
  v.transform((text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()),
  v.picklist(days, isNot('a day of the week. → Write it out: "Monday".')),
);

const time = matching(
  /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/,
  'a time of day. → Write hours and minutes, such as "08:00"; midnight is "00:00".',
);
/** "24:00" for midnight, so that it is after all other times. */
const closingTime = v.pipe(
  time,
  v.transform((text) => (text === "00:00" ? "24:00" : text)),
);

const hours = v.object({ from: day, to: day, opens: time, closes: closingTime });

/** Days in a row with the same hours; the days may go past Sunday. */
export type OpeningHours = v.InferOutput<typeof hours> & { readonly index: number };

export const openingHours = v.pipe(blockList(hours), rules(reportHours));

/** Hours end after they begin, at midnight at the latest, and no hour of a day stands twice. */
function reportHours(all: OpeningHours[], report: Report): void {
  for (const { opens, closes, index } of all.filter(({ opens, closes }) => opens >= closes)) {
    const message = `Opening hours from ${opens} to ${closes} don't end after they begin.`;
    report([index, "closes"], `${message} → Fix one of the two times.`);
  }
  const hours = all.flatMap((each) => daysOf(each).map((day) => ({ ...each, day })));
  const again = hours.find(({ day, opens, closes }, position) =>
    hours
      .slice(0, position)
      .some((other) => other.day === day && opens < other.closes && other.opens < closes),
  );
  const message = `The opening hours of ${again?.day} overlap.`;
  if (again) report([again.index, "from"], `${message} → Write each hour of a day once.`);
}
