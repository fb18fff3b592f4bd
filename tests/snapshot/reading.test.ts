import { parseDocument } from "htmlparser2";
import readability from "text-readability";
import { expect, test } from "vitest";
import { owner, textsIn } from "../../data/owner.ts";
import { blocksOf } from "../../scripts/checks/texts.ts";
import { pageFiles, readDist } from "../root.ts";

/** The owner's and customers' own words are not ours to shorten. */
const statements = textsIn(owner);

/** Our sentences on a page: each paragraph, heading or list item ends one. */
function sentencesOf(path: string): string[] {
  const blocks = blocksOf(parseDocument(readDist(path)).children);
  return blocks
    .map((block) => block.replace(/\s+/g, " ").trim())
    .map((block) => statements.reduce((rest, statement) => rest.replace(statement, ""), block))
    .filter((block) => block.split(" ").length > 3)
    .flatMap((block) => block.split(/(?<=[.?!])\s+/))
    .map((sentence) => sentence.replace(/[.?!]?$/, "."));
}

test.each(pageFiles())("%s is as readable as a popular newspaper, with sentences up to 25 words", (path) => {
  const sentences = sentencesOf(path);
  expect(readability.fleschKincaidGrade(sentences.join(" "))).toBeLessThanOrEqual(8);
  expect(sentences.filter((sentence) => sentence.split(" ").length > 25)).toEqual([]);
});
