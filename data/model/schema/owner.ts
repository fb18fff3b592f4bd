import * as v from "valibot";
import { blockList } from "../form/entries.ts";
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

const photograph = v.strictObject({
  file: requiredLine,
  shows: requiredLine,
  caption: optionalText(requiredLine),
});

/** Quotes around a whole text and none like them inside; an apostrophe isn't one. */
const QUOTED = /^(?:["“”]([^"“”]+)["“”]|['‘]((?:(?!\s['‘]).)+)['’])$/s;

const review = v.strictObject({
  text: corrected((text) => text.replace(QUOTED, "$1$2"), paragraphs),
  author: requiredLine,
  date,
  source: requiredLine,
});

/** "RG1 1AA", in capital or small letters, with or without the space. */
const postcode = v.pipe(
  matching(/^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i, "a British postcode", 'Write it like "RG1 1AA".'),
  v.transform((text) => text.toUpperCase().replace(/ ?(...)$/, " $1")),
);

/** A part of an address: commas join its lines, and the pages add the one after it. */
const addressPart = corrected((text) => text.replace(/,?\n+/g, ", ").replace(/,$/, ""), requiredLine);

const email = matching(
  /^[\w.+'-]+@([a-z0-9-]+\.)+[a-z]{2,}$/i,
  "one e-mail address",
  'Write the address alone: "office@example.org".',
);

/** data/owner.toml: facts that only the owner knows. */
export const ownerSchema = v.strictObject({
  vat: optionalText(sentence),
  guarantee_terms: optionalText(sentences),
  email: optionalText(email),
  insurance: optionalText(sentence),
  certificate: optionalText(sentence),
  price_confirmation: optionalText(sentence),
  duration: optionalText(sentence),
  cancellation: optionalText(sentences),
  legal_identity: v.optional(
    v.strictObject({
      name: requiredLine,
      street: addressPart,
      town: addressPart,
      postcode,
      company_number: optionalText(requiredLine),
      registered_in: optionalText(requiredLine),
    }),
  ),
  association: v.optional(v.strictObject({ name: requiredLine, member: yesOrNo })),
  opening_hours: openingHours,
  photograph: blockList(photograph, "file"),
  review: blockList(review, "text"),
});
