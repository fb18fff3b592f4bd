import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { faults } from "../../data/faults.ts";
import { heating } from "../../data/heating.ts";
import { flushStates } from "../../data/illustration.ts";
import { notFlushed } from "../../data/limits.ts";
import { processSteps } from "../../data/services.ts";
import { values } from "../../data/values.ts";
import { root } from "../root.ts";

/** The general statements about heating, by the file where the owner can change them. */
const statements: Readonly<Record<string, readonly string[]>> = {
  "data/heating.ts": Object.values(heating),
  "data/faults.ts": faults.flatMap(({ signs, hint }) => [...signs, hint]),
  "data/limits.ts": notFlushed.map(({ reason }) => reason),
  "data/services.ts": processSteps.map(({ detail }) => detail),
  "data/values.ts": values.map(({ picture }) => picture),
  "data/illustration.ts": flushStates.map(({ caption }) => caption),
};

test("docs/owner.md quotes every general statement about heating, for the owner to read", async () => {
  const list = Object.entries(statements).flatMap(([file, texts]) =>
    texts.map((text) => `- “${text}” (\`${file}\`)\n`),
  );
  const before = readFileSync(join(root, "docs/owner.md"), "utf8");
  const manual = before.replace(/(?<=\n\n)(- “.*\n)+/, list.join(""));
  expect(manual).toContain(heating.cause);
  await expect(manual).toMatchFileSnapshot("../../docs/owner.md");
});
