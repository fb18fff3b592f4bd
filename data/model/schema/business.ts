import * as v from "valibot";
import { day, name, optional, yesOrNo } from "../form/texts.ts";

/** How many characters of a name fit into titles and descriptions. */
const LONGEST_NAME = 40;

/** A British phone number as people read it out, and the address that calls it. */
export type Phone = { readonly label: string; readonly href: `tel:+44${string}` };

const phone = v.pipe(
  v.string(),
  v.check(isBritish, ({ input }) => {
    const hint = 'Write it as people read it out, starting with 0: "0118 496 0123".';
    return `“${input}” is not a British phone number. → ${hint}`;
  }),
  v.transform((label): Phone => ({ label, href: `tel:+44${label.slice(1).replaceAll(" ", "")}` })),
);

/** Ten digits after the leading 0. */
function isBritish(label: string): boolean {
  return /^0\d{2,5}( \d{3,6}){1,2}$/.test(label) && label.replaceAll(" ", "").length === 11;
}

const webAddress = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https:\S+$/.test(text),
    ({ input }) => `“${input}” is not an https address. → Write the whole address: https://…`,
  ),
);

/** data/business.toml */
export const businessSchema = v.strictObject({
  name: v.pipe(
    name,
    v.maxLength(LONGEST_NAME, ({ input }) => {
      const hint = "Write the short form that customers know; the legal name belongs in data/owner.toml.";
      return `The name has ${input.length} characters; search results have room for ${LONGEST_NAME}. → ${hint}`;
    }),
  ),
  nameConfirmed: yesOrNo,
  trade: name,
  /** In the navigation, the hero, the buttons and everywhere else. */
  mainPhone: phone,
  /** In the closing call to action of Home, and nowhere else. */
  closingPhone: phone,
  /** A page on another site that this site links to; `checked` is the day when a person last approved it. */
  microboreLink: v.strictObject({
    address: webAddress,
    label: name,
    publisher: name,
    checked: optional(day),
  }),
});
