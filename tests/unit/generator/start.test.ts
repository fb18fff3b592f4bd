import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "./commands.ts";
import { folderWith } from "./minimal-site.ts";

/** Runs a command after a script that changes Node. */
async function runIn(node: string, command: string) {
  const folder = folderWith({ "node.cjs": node });
  return run(command, folder, { flags: ["--require", join(folder, "node.cjs")] });
}

const version = (node: string) =>
  `Object.defineProperty(process, "versions", { value: { node: "${node}" } });`;

test.each(["build", "dev", "serve"])(
  "npm run %s on an old Node says which one it needs, in a line",
  async (command) => {
    const { code, out } = await runIn(version("18.20.8"), command);
    expect(code).toBe(1);
    expect(out).toMatch(/^Node\.js \d+\.\d+ or later is needed; this is 18\.20\.8\. → .*\n$/);
  },
);

test.each([
  ["20.9.0", "Node.js"],
  ["20.19.0", "There is no site"],
  ["22.0.0", "There is no site"],
  ["100.0.0", "There is no site"],
])("npm run serve on Node %s says: %s …", async (node, beginning) => {
  expect((await runIn(version(node), "serve")).out).toMatch(new RegExp(`^${beginning}`));
});

test("where programs watch as many files as the system allows, npm run dev says what to do", async () => {
  const error = 'Object.assign(new Error("ENOSPC: System limit"), { code: "ENOSPC", syscall: "watch" })';
  const { code, out } = await runIn(`require("node:fs").watch = () => { throw ${error}; };`, "dev");
  expect(code).toBe(1);
  expect(out).toMatch(/^Programs already watch .*\n→ Close some, or .*max_user_watches=\d+\n$/);
});
