import { business } from "./facts.ts";
import type { Phone } from "./schema/phone.ts";

export type { Phone };

export const { mainPhone, closingPhone } = business;
