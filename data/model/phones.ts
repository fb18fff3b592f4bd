import { business } from "./facts.ts";
import type { Phone } from "./schema/phone.ts";

export type { Phone };

/** In the navigation, the hero, the buttons and everywhere else; and in the closing call to action of Home. */
export const { mainPhone, closingPhone } = business;

export const phones: readonly Phone[] = [mainPhone, closingPhone];
