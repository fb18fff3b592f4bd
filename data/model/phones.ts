import { business } from "./facts.ts";

export const { mainPhone, closingPhone } = business;
