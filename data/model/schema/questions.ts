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
  question: corrected(
    (written) => written.replace(/(?<=[\p{L}\p{N}][”’)]?)$/u, "?"),
    v.pipe(requiredLine, v.regex(/\?[”’)]?$/, isNot("a question", "End it with a question mark."))),
  ),
  answer: optionalText(sentences),
});

/** data/questions.toml: what visitors ask and only the owner can answer. */
export const questionsSchema = v.strictObject({ question: blockList(question, "question") });
