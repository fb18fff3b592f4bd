import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Position } from "../../data/model/miles.ts";
import { radiusMiles, reading } from "../../data/model/towns.ts";
import { makeSite } from "../../scripts/site.ts";
import { overflows } from "../overflows.ts";
import { copySite } from "../sites.ts";
import { described, folderWith, write } from "../unit/fixture.ts";
import { open, publicPaths, sheetsOf, sites } from "./browse.ts";
import { at, faultsAt, openFrame } from "./frame.ts";
import { layoutFaults, textSettings, visibleWords } from "./layout-faults.ts";

const sizes = [320, 390, 960, 1280, 1920].map((width) => ({ width, height: 900 }));
const paths = [...publicPaths, "/page-a/", "/page-b/", "/page-c/"];
/** As short and as long as in real names. */
const words = "Oak Mill Water System Riverside Landlords Commercial Accommodation Neighbourhood Wick-on-Sea";

/** Limits of a number, a list, or a text in words. */
type Range = (min: number, max: number) => fc.IntegerConstraints & fc.ArrayConstraints;
const any: Range = (min, max) => ({ min, max, minLength: min, maxLength: max, size: "max" });

/** The business's name, its plans and towns, and the navigation. */
function facts(range: Range) {
  const word = fc.constantFrom(...words.split(" "));
  const text = (most: number) =>
    fc.array(word, range(1, most >> 2)).map((drawn) => drawn.join(" ").slice(0, most).trim());
  const list = <T extends object>(size: fc.ArrayConstraints, parts: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
    fc.uniqueArray(fc.record(parts), { ...size, selector: (entry) => Object.values(entry)[0] });
  // So near that no town is outside the radius: a degree has up to 69 miles.
  const near = (degrees: number) => fc.nat(9999).map((part) => degrees + (part / 5e5 - 0.01) * radiusMiles);
  const place = { latitude: near(reading.latitude), longitude: near(reading.longitude) };
  const plans = list(range(3, 6), { name: text(30), more: fc.integer(range(2, 15)) });
  const labels = list(range(publicPaths.length, paths.length), { label: text(18) });
  return fc.record({
    name: text(40),
    plans: plans.map(plansOf),
    towns: list(range(5, 24), { name: text(24), ...place }),
    navigation: labels.map((drawn) => drawn.map((entry, index) => ({ ...entry, path: paths[index] }))),
  });
}

/** Plans by their names and how many more radiators each has than the one before it, at a rate for each radiator. */
const plansOf = (drawn: readonly { name: string; more: number }[], rate: number) =>
  drawn.map(({ name, more }, index) => {
    const to = drawn.slice(0, index + 1).reduce((sum, plan) => sum + plan.more, 0);
    const radiators = index === 0 ? `up to ${to}` : `${to - more + 1}–${to}`;
    const open = more % 2 && index === drawn.length - 1 && { radiators: "", price: "POA" };
    return { name, radiators, price: `£${99 * to}`, ...open };
  });

/** data/prices.toml */
function pricesForm(plans: ReturnType<typeof plansOf>): string {
  const blocks = plans.map((plan) => `\n[[plan]]\n${lines(plan)}`);
  return `most_popular = "${plans[plans.length % 3]?.name}"\n${blocks.join("")}`;
}

/** data/areas.toml */
function areasForm(towns: readonly (Position & { readonly name: string })[]): string {
  const places = [reading, ...towns].map(({ name, latitude, longitude }) => {
    return [`"${name}"`, `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`];
  });
  return `radius_miles = "${radiusMiles}"\n[towns]\n${lines(Object.fromEntries(places))}`;
}

/** Facts as a form writes them. */
const lines = (facts: object) =>
  Object.entries(facts)
    .map(([key, text]) => `${key} = "${text}"\n`)
    .join("");

/** How many more radiators each plan has than the one before it; with 1, the last has no range. */
const sensible = [
  [6, 6, 8],
  [1, 2, 2, 34],
  [3, 3, 6, 8, 1],
  [2, 4, 6, 8, 10, 1],
].map((sizes) => ({ sizes }));

test.each(sensible)(
  "plans of $sizes radiators hold other sizes and spacing of text, whatever the font, and print on one sheet",
  async (plans) => {
    const names = ["Mini", "Small", "Medium", "Large", "Very Large"].map((size) => `${size} System`);
    const drawn = plans.sizes.map((more, index) => {
      return { name: more === 1 && index > 0 ? "Guest-House / Commercial" : `${names[index]}`, more };
    });
    const folder = folderWith({});
    copySite("least", folder);
    write(folder, { "data/prices.toml": pricesForm(plansOf(drawn)) });
    const { files } = await makeSite(folder, { minified: false });
    const html = `${files.find(({ path }) => path === "prices/index.html")?.contents}`;
    const frame = await openFrame(`${sites[0].address}/prices/`, () => html);
    await frame.addScriptTag({ content: `${visibleWords}` });
    const windows = [320, 390, 768, 1280].map((width) => ({ width, height: 900 }));
    const places = () =>
      [...document.querySelectorAll(".price-card > *, .price-card-plan > *")].map((part) => {
        const { left, top } = part.getBoundingClientRect();
        return { left, top };
      });
    const early = (await at(frame, windows, places)).flat();
    const style = await frame.addStyleTag({ content: ":root{--font-display:var(--font-fallback)}" });
    for (const [index, { left, top }] of (await at(frame, windows, places)).flat().entries()) {
      expect(Math.abs(left - (early[index]?.left ?? 0))).toBeLessThan(10);
      expect(top).toBeCloseTo(early[index]?.top ?? 0, 0);
    }
    for (const [setting, css] of textSettings) {
      await style.evaluate((element, text) => (element as HTMLElement).replaceChildren(text), css);
      const faults = await faultsAt(frame, windows, layoutFaults, overflows);
      expect(
        faults.filter((fault) => !/header takes|alone in its row/.test(fault)),
        setting,
      ).toEqual([]);
    }
    const page = await open("/prices/", { bypassCSP: true });
    await page.setContent(html);
    expect(await sheetsOf(page)).toBe(1);
  },
);

test("pages hold any facts, in windows from 320 to 1920 px", async () => {
  const folder = folderWith({});
  copySite("usual", folder);
  const business = readFileSync(join(folder, "data/business.toml"), "utf8");
  for (const path of paths.slice(publicPaths.length)) {
    const meta = JSON.stringify({ title: path, description: described(path), noindex: true });
    const page = `export const meta = ${meta}; export default () => <h1>Page</h1>;`;
    write(folder, { [`pages${path.slice(0, -1)}.tsx`]: page });
  }
  const frame = await openFrame(sites[0].address);
  await frame.addScriptTag({ content: `${visibleWords}` });
  const property = fc.asyncProperty(fc.noBias(facts(any)), async (drawn) => {
    write(folder, {
      "data/business.toml": business.replace(/^name = .*/m, `name = "${drawn.name}"`),
      "data/prices.toml": pricesForm(drawn.plans),
      "data/areas.toml": areasForm(drawn.towns),
      "data/copy/navigation.ts": `export const navigation = ${JSON.stringify(drawn.navigation)};`,
    });
    const { files } = await makeSite(folder, { minified: false });
    for (const page of ["index.html", "areas/index.html", "prices/index.html"]) {
      await frame.setContent(`${files.find(({ path }) => path === page)?.contents}`);
      await frame.evaluate(async () => void (await document.fonts.ready));
      const faults = await faultsAt(frame, sizes, layoutFaults, overflows);
      expect(
        faults.filter((fault) => !/header takes/.test(fault)),
        page,
      ).toEqual([]);
    }
  });
  // Always the same facts, so that no change fails by chance; `FACTS=7 SITES=100` draws others.
  const { FACTS: seed = 1, SITES: numRuns = 5 } = process.env;
  const corners: Range[] = [(least) => any(least, least), (_, most) => any(most, most)];
  const once = { seed: +seed, numRuns: 1 };
  const examples = corners.map((range) => fc.sample(fc.noBias(facts(range)), once) as [never]);
  await fc.assert(property, { examples, seed: +seed, numRuns: +numRuns, endOnFailure: true });
});
