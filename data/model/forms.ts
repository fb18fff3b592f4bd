import areas from "../areas.toml";
import business from "../business.toml";
import owner from "../owner.toml";
import prices from "../prices.toml";
import questions from "../questions.toml";
import { readForm } from "./form/read.ts";
import { areasSchema } from "./schema/areas.ts";
import { businessSchema } from "./schema/business.ts";
import { neededForRelease, ownerSchema } from "./schema/owner.ts";
import { pricesSchema } from "./schema/prices.ts";
import { questionsSchema } from "./schema/questions.ts";

/** What each form may hold. */
const entries = {
  "data/business.toml": businessSchema.entries,
  "data/prices.toml": pricesSchema.entries,
  "data/areas.toml": areasSchema.entries,
  "data/owner.toml": ownerSchema.entries,
  "data/questions.toml": questionsSchema.entries,
};

/** A text that says nothing, in one of these words or in none. */
const saysNothing = (...words: readonly string[]) => new RegExp(`^(${words.join("|")})?\\.?$`, "i");
const NOTHING = ["none", "none yet", "nil", "nothing", "n/?a", "n\\.a", "not applicable", "[-–—.]"];

/** How each form is read from its text. */
export const readers = {
  business: (text: string) => readForm("data/business.toml", text, businessSchema, { forms: entries }),
  prices: (text: string) => readForm("data/prices.toml", text, pricesSchema, { forms: entries }),
  areas: (text: string) => readForm("data/areas.toml", text, areasSchema, { forms: entries }),
  owner: (text: string) =>
    readForm("data/owner.toml", text, ownerSchema, {
      forms: entries,
      empty: saysNothing(...NOTHING, "no"),
      needed: neededForRelease,
    }),
  // "No" may be an answer.
  questions: (text: string) =>
    readForm("data/questions.toml", text, questionsSchema, {
      forms: entries,
      empty: saysNothing(...NOTHING),
    }),
};

/** What each form states, or its problems. */
export const forms = {
  business: readers.business(business),
  prices: readers.prices(prices),
  areas: readers.areas(areas),
  owner: readers.owner(owner),
  questions: readers.questions(questions),
};
