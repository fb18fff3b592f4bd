import * as v from "valibot";
import { phrase, requiredLine, webAddress, yesOrNo } from "../form/texts.ts";
import { phone } from "./phone.ts";

/** data/business.toml */
export const businessSchema = v.strictObject({
  name: requiredLine,
  name_confirmed: yesOrNo,
  trade: phrase,
  main_phone: phone,
  closing_phone: phone,
  microbore_link: v.strictObject({
    address: webAddress,
    label: phrase,
    publisher: phrase,
  }),
});
