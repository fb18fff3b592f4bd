import { parseDocument } from "htmlparser2";
import readability from "text-readability";
import { expect, test } from "vitest";
import { blocksOf } from "../../scripts/checks/texts.ts";
import { pageFiles, readDist } from "../root.ts";

/** The sentences of a page: each paragraph, heading or list item ends one. */
function sentencesOf(path: string): string[] {
  const blocks = blocksOf(parseDocument(readDist(path)).children);
  return blocks
    .map((block) => block.replace(/\s+/g, " ").trim())
    .filter((block) => block.split(" ").length > 3)
    .flatMap((block) => block.split(/(?<=[.?!])\s+/))
    .map((sentence) => sentence.replace(/[.?!]?$/, "."));
}

test.each(pageFiles())("%s reads like a popular newspaper, without a sentence over 25 words", (path) => {
  const sentences = sentencesOf(path);
  expect(readability.fleschKincaidGrade(sentences.join(" "))).toBeLessThanOrEqual(8);
  expect(sentences.filter((sentence) => sentence.split(" ").length > 25)).toEqual([]);
});
