import * as v from "valibot";
import { blockList, rules } from "../form/entries.ts";
import { isNot } from "../form/messages.ts";
import {
  corrected,
  day,
  matching,
  matchingAddress,
  optionalText,
  paragraphs,
  pastDate,
  phrase,
  requiredLine,
  sentence,
  sentences,
  webAddress,
  yesOrNo,
} from "../form/texts.ts";
import { openingHours } from "./opening-hours.ts";

const photograph = v.strictObject({
  file: matching(/./, "a file", 'Write its name, such as "pump.jpg".'),
  shows: v.pipe(
    phrase,
    v.check(
      (written) => /\s/.test(written) && !/\.\w{3,4}$/.test(written),
      isNot("a description", "Write what the photograph shows, for people who can't see it."),
    ),
  ),
  caption: optionalText(requiredLine),
});

/** Quotes around a whole text and none like them inside; an apostrophe isn't one. */
const QUOTED = /^(?:["“”]([^"“”]+)["“”]|['‘]((?:(?!\s['‘]).)+)['’])$/s;

const review = v.strictObject({
  text: corrected((text) => text.replace(QUOTED, "$1$2"), paragraphs),
  author: requiredLine,
  date: pastDate,
  source: phrase,
});

/** "RG1 1AA", in capital or small letters, with or without the space. No postcode has an O where a 0 may be meant. */
const POSTCODE = /\b[a-z]{1,2}\d[a-hjkmnpr-y\d]? ?\d[abd-hjlnp-uw-z]{2}\b/i;

const postcode = v.pipe(
  matching(new RegExp(`^${POSTCODE.source}$`, "i"), "a British postcode", 'Write it like "RG1 1AA".'),
  v.transform((text) => text.toUpperCase().replace(/ ?(...)$/, " $1")),
);

/** A part of an address: commas join its lines, and the pages add the one after it. */
const addressPart = corrected((text) => text.replace(/,?\n+/g, ", ").replace(/,$/, ""), requiredLine);

const email = matchingAddress(
  /^[\w.+'-]+@([a-z0-9-]+\.)+[a-z]{2,}$/i,
  "one e-mail address",
  'Write the address alone: "office@example.org".',
);

/** A web page of the business on another site, whose own address is no such page. */
const profile = v.strictObject({
  name: v.pipe(matching(/^[^/]*$/, "a name", 'Write the name of the site, such as "Google".'), phrase),
  address: v.pipe(
    webAddress,
    v.regex(/\w\/./, isNot("your own page there", 'Open it, and copy its whole address: "https://…".')),
  ),
});

/** Days without work, the first and the last. */
const closure = v.pipe(
  v.strictObject({ from: day, to: day, note: optionalText(sentence) }),
  rules(({ from, to }, report) => {
    if (to < from) report("The closure ends before it begins. Fix one of the two dates.", "to");
    if (Number(to.slice(0, 4)) > Number(from.slice(0, 4)) + 1)
      report("The closure takes more than a year. Fix one of the two dates.", "to");
  }),
);

const vat = v.pipe(
  matching(/^(included|not registered|)$/i, "an answer", 'Write "included" or "not registered".'),
  v.transform((answer) => answer.toLowerCase() as "included" | "not registered" | ""),
);

/** "GB 412 7756 03" */
const vatNumber = v.pipe(
  matching(
    /^(GB)? ?(\d ?){9}$/i,
    "a British VAT number",
    'Write "GB" and its 9 digits, as in "GB 412 7756 03".',
  ),
  v.transform((written) => written.replace(/\D/g, "").replace(/(...)(....)(..)/, "GB $1 $2 $3")),
);

/** "01234567" or "OC123456", as Companies House writes it. */
const companyNumber = v.pipe(
  matching(
    /^(\d{8}|[a-z]{2} ?\d{6})$/i,
    "a company number",
    "Write its 8 digits, or its two letters and 6 digits.",
  ),
  v.transform((written) => written.replace(" ", "").toUpperCase()),
);

/** Who runs the business, and where letters reach them. */
const legalIdentity = v.pipe(
  v.strictObject({
    name: requiredLine,
    street: v.pipe(
      addressPart,
      v.check(
        (written) => !POSTCODE.test(written),
        isNot("a street alone", "The town and the postcode have their own lines."),
      ),
    ),
    town: v.pipe(
      addressPart,
      v.regex(/^\D+$/, isNot("a town alone", "Write it without digits; the postcode has its own line.")),
    ),
    postcode,
    company_number: optionalText(companyNumber),
    registered_in: optionalText(requiredLine),
  }),
  rules(({ company_number, registered_in }, report) => {
    if (registered_in && !company_number)
      report(
        "Only a company is registered. Write its company_number, too, or nothing here.",
        "registered_in",
      );
  }),
);

const form = v.strictObject({
  vat: v.optional(vat, ""),
  vat_number: optionalText(vatNumber),
  guarantee_terms: optionalText(sentences),
  email: optionalText(email),
  insurance: optionalText(sentence),
  certificate: optionalText(sentence),
  price_confirmation: optionalText(sentence),
  duration: optionalText(sentence),
  cancellation: optionalText(sentences),
  legal_identity: v.optional(legalIdentity),
  association: v.optional(v.strictObject({ name: requiredLine, member: yesOrNo })),
  opening_hours: openingHours,
  photograph: blockList(photograph, "file"),
  review: blockList(review, "text"),
  closure: blockList(closure, "from"),
  profile: blockList(profile, "name"),
});

/** What a release waits for: the law requires it, or a fair price and a fair guarantee do. */
export const neededForRelease = ["legal_identity", "vat", "email", "guarantee_terms"] as const;

/** data/owner.toml: facts that only the owner knows. */
export const ownerSchema = v.pipe(
  form,
  rules(({ vat, vat_number }, report) => {
    if (vat === "included" && !vat_number)
      report(
        "Prices that include VAT need your VAT number. Write it between the quotes of vat_number.",
        "vat_number",
      );
    if (vat === "not registered" && vat_number)
      report('You have a VAT number, but vat says "not registered". Fix one of the two.', "vat");
  }),
);
