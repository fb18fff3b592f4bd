import { expect, onTestFinished, test } from "vitest";
import { siteOf } from "../built-sites.ts";
import { addressesIn, startGroup } from "../start-group.ts";

test.each(["npm start", "npm run serve", "npm run dev"])("%s shows the site", async (command) => {
  const options = { cwd: siteOf("usual"), env: { PORT: "0" } };
  const { stop, printed } = startGroup(command.split(" "), options);
  onTestFinished(stop);
  const [address = ""] = await addressesIn(printed);
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^<!doctype html><html lang="en-GB">/);
});
