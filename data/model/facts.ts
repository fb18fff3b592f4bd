import areasForm from "../areas.toml";
import businessForm from "../business.toml";
import ownerForm from "../owner.toml";
import pricesForm from "../prices.toml";
import questionsForm from "../questions.toml";
import { readForm } from "./form/read.ts";
import { areasSchema } from "./schema/areas.ts";
import { businessSchema } from "./schema/business.ts";
import { ownerSchema } from "./schema/owner.ts";
import { pricesSchema } from "./schema/prices.ts";
import { questionsSchema } from "./schema/questions.ts";

/** The texts of the forms in data/, by name. */
type Texts = Readonly<Record<"business" | "prices" | "areas" | "owner" | "questions", string>>;

export function readForms({ business, prices, areas, owner, questions }: Texts) {
  return {
    business: readForm("data/business.toml", business, businessSchema),
    prices: readForm("data/prices.toml", prices, pricesSchema),
    areas: readForm("data/areas.toml", areas, areasSchema),
    owner: readForm("data/owner.toml", owner, ownerSchema),
    questions: readForm("data/questions.toml", questions, questionsSchema),
  };
}

/** The forms in data/. All other modules read facts from here. */
export const forms = readForms({
  business: businessForm,
  prices: pricesForm,
  areas: areasForm,
  owner: ownerForm,
  questions: questionsForm,
});

export const business = forms.business.facts;
export const prices = forms.prices.facts;
export const areas = forms.areas.facts;
export const owner = forms.owner.facts;
export const ownersQuestions = forms.questions.facts.question;
