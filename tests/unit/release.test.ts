import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { business } from "../../data/business.ts";
import { ownerTodos } from "../../data/owner-todos.ts";
import { phone } from "../../data/phones.ts";
import { addressTodos, linkTodos, nameTodos, phoneTodos } from "../../data/todos.ts";
import { optionsIn } from "../../scripts/build/options.ts";
import { openTodos } from "../../scripts/checks/site/open-todos.ts";
import { fullOwner, makeReleasable, rewrite, writeOwner } from "../full-site.ts";
import { build } from "./command.ts";
import { copyOfSite } from "./fixture.ts";

test.each([
  [true, "0118 496 0000", "https://www.example.com"],
  [true, "0118 496 0999", "https://example.org"],
  [true, "020 7946 0018", "https://site.example"],
  [true, "01632 960 123", "https://a.test"],
  [true, "07700 900123", "https://www.example.com"],
  [false, "0118 950 0123", "https://www.myexample.com"],
  [false, "0118 497 0000", "https://example.com.uk"],
  [false, "020 7947 0018", "https://flush.co.uk"],
  [false, "07701 900123", "https://a.testing"],
] as const)("a release waits (%s) for facts like %s and %s to be replaced", (waits, number, address) => {
  const found = [phoneTodos([phone(number)]), addressTodos(address)];
  expect(found.map((todos) => todos.some(({ blocks }) => blocks))).toEqual([waits, waits]);
});

test("nothing is left to do for facts that are stated", () => {
  const { reviews: _reviews, photographs: _photographs, ...facts } = fullOwner;
  expect(ownerTodos(facts)).toEqual([]);
  expect(nameTodos({ name: "Thames Heating", nameConfirmed: true })).toEqual([]);
});

test.each([
  [null, "2026-11-21", [true]],
  ["2026-11-21", "2026-11-21", []],
  ["2026-11-21", "2027-02-19", []],
  ["2026-11-21", "2027-02-20", [false]],
  ["2026-11-21", "2026-11-20", [false]],
] as const)(
  "a link that was checked on %s: what is open on %s blocks a release: %s",
  (checked, today, open) => {
    const todos = linkTodos([{ href: "https://a.example", label: "", publisher: "", checked }]);
    expect(openTodos(todos, today).map(({ blocks }) => blocks)).toEqual(open);
  },
);

test("a site with everything that a release requires is released", async () => {
  const folder = copyOfSite();
  makeReleasable(folder, "2026-11-21");
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SITE_URL", "https://www.reading-flush.uk");
  expect(await build(folder, "--release", "--today=2026-11-21")).toMatchObject({ code: 0, err: "" });
  expect(existsSync(join(folder, "dist/index.html"))).toBe(true);
});

test("npm run build lists what a release lacks, one line each; --release fails and leaves dist/ unchanged", async () => {
  const folder = copyOfSite();
  makeReleasable(folder, "2026-11-21");
  writeOwner(folder, {});
  rewrite(folder, "data/business.ts", /nameConfirmed: true/, "nameConfirmed: false");
  rewrite(folder, "data/phones.ts", /0118 950 1234/, "0118 496 0001");
  rewrite(folder, "data/address.ts", /(?<=SITE_URL \?\? )".*"/, '"https://www.example.com"');
  rewrite(folder, "data/microbore-link.ts", /(?<=href: )".*"/, '"https://link.example"');
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SITE_URL", undefined);
  const refused = await build(folder, "--release", "--today=2027-02-20");
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(existsSync(join(folder, "dist"))).toBe(false);
  const { code, out, err } = await build(folder, "--today=2027-02-20");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const told = refused.err + out.slice(out.indexOf("Before the site goes live"));
  const text = told.replaceAll(business.name, "NAME");
  await expect(text.replace(/\.ts:\d+/g, ".ts:0")).toMatchFileSnapshot("__snapshots__/release.txt");
});

test("`npm run build --release` makes a release, although npm keeps the flag; a wrong --today is refused", () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const value of ["true", "", undefined]) {
    vi.stubEnv("npm_config_release", value);
    expect(optionsIn([]).release).toBe(value === "true");
  }
  expect(optionsIn(["--today=2028-02-29"]).today).toBe("2028-02-29");
  for (const day of ["tomorrow", "2026-11-31", "21-11-2026", "2026-11", ""])
    expect(() => optionsIn([`--today=${day}`])).toThrow(`--today: “${day}” isn't a date`);
});
