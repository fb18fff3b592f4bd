import * as v from "valibot";
import { daysOf, weekdays } from "../dates.ts";
import { blockList, optionalGroup, type Report, rules } from "../form/entries.ts";
import {
  day,
  isNot,
  matching,
  optionalText,
  paragraphs,
  requiredLine,
  sentence,
  yesOrNo,
} from "../form/texts.ts";

const weekday = v.pipe(
  v.string(),
  v.transform((text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()),
  v.picklist(weekdays, isNot("a day of the week", 'Write it out: "Monday".')),
);

const time = matching(
  /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/,
  "a time of day",
  'Write hours and minutes, such as "08:00"; midnight is "00:00".',
);
/** "24:00" for midnight, so that it is after all other times. */
const closingTime = v.pipe(
  time,
  v.transform((text) => (text === "00:00" ? "24:00" : text)),
);

/** Days in a row with the same hours; the days may go past Sunday. */
const openingHours = blockList(v.object({ from: weekday, to: weekday, opens: time, closes: closingTime }));
export type OpeningHours = v.InferOutput<typeof openingHours>[number];

/** Hours end after they begin, at midnight at the latest, and no hour of a day stands twice. */
function reportHours(all: OpeningHours[], report: Report): void {
  for (const { opens, closes, index } of all.filter(({ opens, closes }) => opens >= closes)) {
    const message = `Opening hours from ${opens} to ${closes} don't end after they begin.`;
    report([index, "closes"], `${message} → Fix one of the two times.`);
  }
  const hours = all.flatMap((each) => daysOf(each).map((weekday) => ({ ...each, weekday })));
  const again = hours.find(({ weekday, opens, closes }, position) =>
    hours
      .slice(0, position)
      .some((other) => other.weekday === weekday && opens < other.closes && other.opens < closes),
  );
  if (again)
    report(
      [again.index, "from"],
      `The opening hours of ${again.weekday} overlap. → Write each hour of a day once.`,
    );
}

const fileName = matching(
  /^[^/\\]+\.[a-z]{3,4}$/i,
  "the name of a picture's file",
  'Write its whole name, such as "pump.jpg".',
);

/** A picture in data/photographs/ of the business's own work. `shows` is read to people who can't see it. */
const photograph = v.object({ file: fileName, shows: requiredLine, caption: optionalText(requiredLine) });

/** A customer's own words, unchanged. */
const review = v.object({ text: paragraphs, author: requiredLine, date: day, source: requiredLine });

/** "RG1 1AA", in capital or small letters, with or without the space. */
const postcode = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, isNot("a British postcode", 'Write it like "RG1 1AA".')),
  v.transform((text) => text.replace(/ ?(...)$/, " $1")),
);

const legalIdentity = v.object({ name: requiredLine, street: requiredLine, town: requiredLine, postcode });
const association = v.object({ name: requiredLine, member: yesOrNo });

const email = matching(
  /^[\w.+'-]+@([a-z0-9-]+\.)+[a-z]{2,}$/i,
  "one e-mail address",
  'Write the address alone: "office@example.org"',
);

/** data/owner.toml: facts that only the owner knows. The pages show nothing for those that are unknown. */
export const ownerSchema = v.pipe(
  v.object({
    vat: optionalText(sentence),
    guaranteeTerms: optionalText(paragraphs),
    email: optionalText(email),
    insurance: optionalText(sentence),
    certificate: optionalText(sentence),
    priceConfirmation: optionalText(sentence),
    duration: optionalText(sentence),
    legalIdentity: optionalGroup(legalIdentity),
    association: optionalGroup(association),
    openingHours: v.pipe(openingHours, rules(reportHours)),
    photograph: blockList(photograph),
    review: blockList(review),
  }),
  v.transform(({ photograph: photographs, review: reviews, ...facts }) => ({
    ...facts,
    photographs,
    reviews,
  })),
);

export type OwnerFacts = v.InferOutput<typeof ownerSchema>;
export type Photograph = v.InferOutput<typeof photograph>;
export type Review = v.InferOutput<typeof review>;
