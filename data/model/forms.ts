import areas from "../areas.toml";
import business from "../business.toml";
import owner from "../owner.toml";
import prices from "../prices.toml";
import questions from "../questions.toml";
import { readForm } from "./form/read.ts";
import { areasSchema } from "./schema/areas.ts";
import { businessSchema } from "./schema/business.ts";
import { ownerSchema } from "./schema/owner.ts";
import { pricesSchema } from "./schema/prices.ts";
import { questionsSchema } from "./schema/questions.ts";

/** The forms in data/, from their texts: each one's facts or its problems. */
export function readForms(
  texts: Readonly<Record<"business" | "prices" | "areas" | "owner" | "questions", string>>,
) {
  return {
    business: readForm("data/business.toml", texts.business, businessSchema),
    prices: readForm("data/prices.toml", texts.prices, pricesSchema),
    areas: readForm("data/areas.toml", texts.areas, areasSchema),
    owner: readForm("data/owner.toml", texts.owner, ownerSchema),
    questions: readForm("data/questions.toml", texts.questions, questionsSchema),
  };
}

export const forms = readForms({ business, prices, areas, owner, questions });
