import * as v from "valibot";
import { date, matching, optionalText, requiredLine, yesOrNo } from "../form/texts.ts";
import { phone } from "./phone.ts";

const webAddress = matching(
  /^https:\/\/([\w-]+\.)+[a-z]{2,}(\/\S*)?$/i,
  "an https address. → Write the whole address: https://…",
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
