import { forms } from "./forms.ts";

// All other modules read facts from here. If a form has mistakes, this module throws.
export const business = forms.business.facts;
export const { mainPhone, closingPhone } = business;
export const prices = forms.prices.facts;
export const owner = forms.owner.facts;
export const { questions } = forms.questions.facts;
export const areas = forms.areas.facts;
