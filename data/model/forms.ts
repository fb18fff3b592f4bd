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

/** What each form states, or its problems. */
export const forms = {
  business: readForm("data/business.toml", business, businessSchema),
  prices: readForm("data/prices.toml", prices, pricesSchema),
  areas: readForm("data/areas.toml", areas, areasSchema),
  owner: readForm("data/owner.toml", owner, ownerSchema),
  questions: readForm("data/questions.toml", questions, questionsSchema),
};
