import * as v from "valibot";
import { date, matching, optionalText, requiredLine, yesOrNo } from "../form/texts.ts";
import { phone } from "./phone.ts";

const webAddress = matching(
  /^https:\/\/([\w-]+\.)+[a-z]{2,}(\/\S*)?$/i,
  "an https address",
  'Write the whole address: "https://…".',
);

/** data/business.toml */
export const businessSchema = v.strictObject({
  name: requiredLine,
  name_confirmed: yesOrNo,
  trade: requiredLine,
  main_phone: phone,
  closing_phone: phone,
  microbore_link: v.strictObject({
    address: webAddress,
    label: requiredLine,
    publisher: requiredLine,
    checked: optionalText(date),
  }),
});
