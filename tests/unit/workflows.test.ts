import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../root.ts";

const folder = join(root, ".github/workflows");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

describe.each(readdirSync(folder))("the workflow %s", (name) => {
  test("runs actions at a full hash only, with the version that it is beside it", () => {
    const uses = read(name).match(/uses:.*/g) ?? [];
    expect(uses).not.toEqual([]);
    for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("may read the code and no more, but for what a job asks for itself", () => {
    expect(read(name)).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  });
});

test("what is published is tested first, built for release, and keeps its dotfiles", () => {
  const steps = [
    "npm ci && npm test",
    "npm run build -- --release",
    "include-hidden-files: true",
    "deploy-pages@",
  ];
  const places = steps.map((step) => read("pages.yml").indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(read("pages.yml")).not.toContain("pull_request");
});
