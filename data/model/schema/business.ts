import * as v from "valibot";
import { date, isNot, optionalText, requiredLine, yesOrNo } from "../form/texts.ts";
import { phone } from "./phone.ts";

const webAddress = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https:\/\/([\w-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(text),
    isNot("an https address. → Write the whole address: https://…"),
  ),
);

/** data/business.toml */
export const businessSchema = v.object({
  name: requiredLine,
  nameConfirmed: yesOrNo,
  trade: requiredLine,
  mainPhone: phone,
  closingPhone: phone,
  /** A page on another site that this site links to; `checked` is the day when a person last approved it. */
  microboreLink: v.object({
    address: webAddress,
    label: requiredLine,
    publisher: requiredLine,
    checked: optionalText(date),
  }),
});
