import { expect, test } from "vitest";
import { distOf } from "../built-sites.ts";
import { sentencesOf } from "./sentences.ts";

type Sentences = ReturnType<typeof sentencesOf>;

/** The sentences below a line with the page's path; pages without any are left out. */
function listed(sentences: Sentences, known: ReadonlySet<string> = new Set()): string {
  const pages = [...sentences].map(([path, all]) => [path, all.filter((each) => !known.has(each))] as const);
  const filled = pages.filter(([, left]) => left.length > 0);
  return filled.map(([path, left]) => `## ${path}\n${left.join("\n")}\n`).join("\n");
}

const usual = sentencesOf(distOf("usual"));

test("what people read on the site with the usual facts", async () => {
  await expect(listed(usual)).toMatchFileSnapshot("copy.txt");
});

test.each(["least", "most"] as const)("what only the site with the %s facts adds", async (facts) => {
  const known = new Set([...usual.values()].flat());
  await expect(listed(sentencesOf(distOf(facts)), known)).toMatchFileSnapshot(`copy-${facts}.txt`);
});
