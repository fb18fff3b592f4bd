import * as v from "valibot";
import { blockList, optionalGroup } from "../form/entries.ts";
import {
  corrected,
  date,
  matching,
  optionalText,
  paragraphs,
  requiredLine,
  sentence,
  sentences,
  yesOrNo,
} from "../form/texts.ts";
import { openingHours } from "./opening-hours.ts";

/** A picture in data/photographs/ of the business's own work. `shows` is read to people who can't see it. */
const photograph = v.object({ file: requiredLine, shows: requiredLine, caption: optionalText(requiredLine) });

/** Quotes around a whole text and none like them inside; an apostrophe isn't one. */
const QUOTED = /^(?:["“”]([^"“”]+)["“”]|['‘]((?:(?!\s['‘]).)+)['’])$/s;

/** A customer's own words, unchanged but for quotes around them, which the page sets. */
const review = v.object({
  text: corrected((text) => text.replace(QUOTED, "$1$2"), paragraphs),
  author: requiredLine,
  date,
  source: requiredLine,
});

/** "RG1 1AA", in capital or small letters, with or without the space. */
const postcode = v.pipe(
  matching(/^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i, 'a British postcode. → Write it like "RG1 1AA".'),
  v.transform((text) => text.toUpperCase().replace(/ ?(...)$/, " $1")),
);

/** A part of an address: commas join its lines, and the pages add the one after it. */
const addressPart = corrected((text) => text.replace(/,?\n+/g, ", ").replace(/,$/, ""), requiredLine);

const legalIdentity = v.object({
  name: requiredLine,
  street: addressPart,
  town: addressPart,
  postcode,
  companyNumber: optionalText(requiredLine),
  registeredIn: optionalText(requiredLine),
});
const association = v.object({ name: requiredLine, member: yesOrNo });

const email = matching(
  /^[\w.+'-]+@([a-z0-9-]+\.)+[a-z]{2,}$/i,
  'one e-mail address. → Write the address alone: "office@example.org"',
);

/** data/owner.toml: facts that only the owner knows. The pages show nothing for those that are unknown. */
export const ownerSchema = v.pipe(
  v.object({
    vat: optionalText(sentence),
    guaranteeTerms: optionalText(sentences),
    email: optionalText(email),
    insurance: optionalText(sentence),
    certificate: optionalText(sentence),
    priceConfirmation: optionalText(sentence),
    duration: optionalText(sentence),
    cancellation: optionalText(sentences),
    legalIdentity: optionalGroup(legalIdentity),
    association: optionalGroup(association),
    openingHours: openingHours,
    photograph: blockList(photograph, "file"),
    review: blockList(review, "text"),
  }),
  v.transform(({ photograph: photographs, review: reviews, ...rest }) => ({ ...rest, photographs, reviews })),
);

export type OwnerFacts = v.InferOutput<typeof ownerSchema>;
export type Photograph = v.InferOutput<typeof photograph>;
export type Review = v.InferOutput<typeof review>;
