import { exec } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { root } from "../root.ts";

/** The checks that `npm run check` runs before every commit, in parallel. */
test.concurrent.each(manifest.scripts.check.split(" && "))("%s finds nothing", async (command) => {
  const printed = await promisify(exec)(command, { cwd: root }).then(
    () => "",
    ({ stdout, stderr }) => stdout + stderr,
  );
  expect(printed).toBe("");
});
