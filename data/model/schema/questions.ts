import * as v from "valibot";
import { blocks } from "../form/entries.ts";
import { name, optional, paragraphs } from "../form/texts.ts";

/** What questions are about, in the order in which people ask. */
export const topics = ["suitability", "price", "visit", "outcome"] as const;

const question = v.object({
  about: v.picklist(topics, ({ input }) => `“${input}” isn't a topic. → Write one of: ${topics.join(", ")}.`),
  question: name,
  answer: optional(paragraphs),
});

/** data/questions.toml: what visitors ask and only the owner can answer. */
export const questionsSchema = v.strictObject({ question: blocks(question) });
