import { validForm } from "./form/read.ts";
import { forms } from "./forms.ts";

// All other modules read facts from here. If a form has mistakes, this module throws.
export const validForms = {
  business: validForm(forms.business),
  prices: validForm(forms.prices),
  owner: validForm(forms.owner),
  questions: validForm(forms.questions),
};
export const business = validForms.business.facts;
export const prices = validForms.prices.facts;
export const owner = validForms.owner.facts;
export const { questions } = validForms.questions.facts;
export const areas = validForm(forms.areas).facts;
