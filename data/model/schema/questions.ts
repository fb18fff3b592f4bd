import * as v from "valibot";
import { blockList } from "../form/entries.ts";
import { isNot } from "../form/messages.ts";
import { corrected, optionalText, requiredLine, sentences } from "../form/texts.ts";

/** What questions are about, in the order in which people ask. */
export const topics = ["suitability", "price", "visit", "outcome"] as const;

const question = v.strictObject({
  about: corrected(
    (text) => text.toLowerCase(),
    v.picklist(topics, isNot("a topic", `Write one of: ${topics.join(", ")}.`)),
  ),
  question: requiredLine,
  answer: optionalText(sentences),
});

/** data/questions.toml: what visitors ask and only the owner can answer. */
export const questionsSchema = v.strictObject({ question: blockList(question, "question") });
