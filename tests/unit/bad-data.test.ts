import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { locate, readSources } from "../../scripts/locate.ts";
import { SiteError } from "../../scripts/problems.ts";
import { makeSite } from "../../scripts/site.ts";
import { root } from "../root.ts";
import { copyOfSite } from "./fixture.ts";

/** Writes something else into a fact of the site itself; gives what keeps that site from being made, and where. */
async function faultsWith(file: string, fact: string | RegExp, other: string): Promise<string[]> {
  const folder = copyOfSite();
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  writeFileSync(path, before.replace(fact, other));
  expect(readFileSync(path, "utf8")).not.toBe(before);
  return faultsOf(folder);
}

async function faultsOf(folder: string): Promise<string[]> {
  const error = await makeSite(folder).catch((reason: unknown) => reason);
  if (!(error instanceof SiteError)) throw error;
  const located = locate(error.problems, readSources(folder));
  return located.map(({ places, what }) => `${places.join(" ")} ${what}`);
}

test.each([
  [
    "data/phones.ts",
    '"0118 496 0123"',
    '"0118 496 012"',
    /^data\/phones\.ts:\d+ .*not a British phone number/,
  ],
  [
    "data/phones.ts",
    'phone("0118 496 0456")',
    '{ label: "0118 496 0456", href: "tel:+441184960123" }',
    /^data\/phones\.ts:\d+ .*“0118 496 0456” is linked as tel:\+441184960123\./,
  ],
  [
    "data/prices.ts",
    "popular: false",
    "popular: true",
    /^data\/prices\.ts:\d+.* Exactly one plan is Most Popular/,
  ],
  ["data/prices.ts", '"£395"', '"£39.50"', /^data\/prices\.ts:\d+ .*has the price “£39\.50”/],
  [
    "data/prices.ts",
    'radiators: "7–12"',
    'radiators: "8–12"',
    /^data\/prices\.ts:\d+ .*its range should go up from 7/,
  ],
  [
    "data/towns.ts",
    /latitude: 51\.4015/,
    "latitude: 52.4015",
    /^data\/towns\.ts:\d+ Newbury is 67\.\d miles from Reading/,
  ],
  ["data/towns.ts", '"Newbury"', '"Woodley"', /^data\/towns\.ts:\d+.* Woodley is listed twice/],
  [
    "data/microbore-link.ts",
    "https://sava",
    "http://sava",
    /^data\/microbore-link\.ts:\d+ .*is not an https address/,
  ],
  [
    "data/prices.ts",
    "pricePlans: readonly PricePlan[] = [",
    "pricePlans: any = null;\nconst x = [",
    /^data\/prices\.ts:\d+ Throws/,
  ],
])("a wrong fact in %s (for %s, %s)", async (file, fact, other, fault) => {
  const faults = await faultsWith(file, fact, other);
  expect(faults).toEqual([expect.stringMatching(fault)]);
});

test("a wrong address of the site, from the environment", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SITE_URL", "http://example.org/");
  vi.stubEnv("BASE_PATH", "/a");
  expect(await faultsOf(root)).toEqual([
    expect.stringMatching(/^data\/address\.ts:\d+ The site's address is “http:\/\/example\.org\/”/),
    expect.stringMatching(/^data\/address\.ts:\d+ The site's folder is “\/a”/),
  ]);
});
