import * as v from "valibot";
import { requiredLine, webAddress, yesOrNo } from "../form/texts.ts";
import { phone } from "./phone.ts";

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
  }),
});
