import { expect, onTestFinished, test } from "vitest";
import { siteOf } from "../built-sites.ts";
import { startGroup } from "../tools/start-group.ts";

test.each([["start"], ["run", "serve"], ["run", "dev"]])("npm %s %s shows the site", async (...args) => {
  const command = ["npm", ...args.filter((arg) => arg !== undefined)];
  const { stop, printed } = startGroup(command, { folder: siteOf("usual"), env: { PORT: "0" } });
  onTestFinished(async () => void (await stop()));
  await expect.poll(printed, { timeout: 60_000 }).toMatch(/http:\S+\n/);
  const response = await fetch(/http:\S+/.exec(printed())?.[0] ?? "");
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^<!doctype html><html lang="en-GB">/);
});
