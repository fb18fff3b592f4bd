import { createRequire } from "node:module";
import type { BrowserName, CompatData, Identifier } from "@mdn/browser-compat-data";
import { type CssNode, parse, type WalkContext, walk } from "css-tree";
import { expect, test } from "vitest";
import { filesBelow, pageFiles, readDist } from "../dist.ts";

/** Required by Node itself, because Vitest would compile its 20 MB. */
const { css, api } = createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;

/** The oldest versions for which the README promises the full site. */
const CHROMIUM = { chrome: 111, chrome_android: 111, edge: 111 };
const PROMISED = { ...CHROMIUM, firefox: 128, firefox_android: 128, safari: 16.4, safari_ios: 16.4 };

type Versions = Partial<Record<BrowserName, number>>;

/** Features that some of these browsers lack, by the reason why they and their values don't matter. */
const ENHANCEMENTS = Object.values({
  "Lines break less well.": "text-wrap",
  "Text may move when the font arrives.":
    "@font-face size-adjust, @font-face ascent-override, @font-face descent-override",
  "Only iPhones and iPads lack it.": "cursor: pointer",
  "Only iPhones enlarge text when turned.": "text-size-adjust",
  "The next page appears at once.": "@view-transition, view-transition-name",
  "Older Safari keeps its own margins.": "@page",
  "Room below the last list does nearly the same.": "break-before",
  "The call bar is always there.":
    "timeline-scope, animation-timeline, animation-range, view-timeline, @starting-style",
  "Only Safari tells pages about inverted colours.": "@media inverted-colors",
  "Stands beside its prefixed form.": "mask-image",
  "Browsers without it have no forced colours.": "forced-color-adjust",
}).flatMap((names) => names.split(", "));

/** All data of CSS, by name: "gap", "display: grid", "@media", "@media hover", ":has", "clamp". */
const known = new Map<string, Identifier[]>();
function learn(name: string, data: Identifier): void {
  known.set(name, [...(known.get(name) ?? []), data]);
}
for (const [group, features] of Object.entries(css as Identifier)) {
  const prefix = { "at-rules": "@", selectors: ":" }[group] ?? "";
  for (const [name, { __compat, ...parts }] of Object.entries(features)) {
    if (__compat) learn(prefix + name, { __compat });
    const between = { "at-rules": `@${name} `, properties: `${name}: ` }[group] ?? "";
    for (const [part, data] of Object.entries(parts)) learn(between + part, data as Identifier);
  }
}

const inPages = pageFiles().flatMap((path) => readDist(path).match(/(?<=<style>).*?(?=<\/style>)/gs) ?? []);
const forPaper = filesBelow().filter((path) => path.endsWith(".css"));
const used = new Set([...new Set(inPages), ...forPaper.map((path) => readDist(path))].flatMap(featuresIn));

const isAllowed = (name: string) =>
  [name, name.replace(/:? .*/, "")].some((each) => ENHANCEMENTS.includes(each));

/** What these versions lack of the styles, enhancements apart. */
const lackedBy = (versions: Versions) =>
  [...used].filter((name) => !isAllowed(name)).flatMap((name) => lacks(name, versions));

test("the oldest promised browsers support every feature of the pages' styles", () => {
  expect([...used]).toEqual(expect.arrayContaining(["clamp", "vw", "@media range_syntax"]));
  expect(lackedBy(PROMISED)).toEqual([]);
  expect(ENHANCEMENTS.filter((name) => !used.has(name))).toEqual([]);
});

test.each([
  [113, [":has", "@property", "zoom"]],
  [121, ["@property", "zoom"]],
  [126, ["@property"]],
])("Firefox %s lacks what the README says", (firefox, features) => {
  const names = lackedBy({ firefox }).map((lack) => lack.split(/(?<=.)[ :]/)[0]);
  expect([...new Set(names)].sort()).toEqual(features);
});

test("Firefox 113 and the promised browsers support what the menu's script uses", () => {
  const [script = ""] = /(?<=<script>).*?(?=<\/script>)/s.exec(readDist("index.html")) ?? [];
  const members = [...script.matchAll(/\.(\w+)/g)].map(([, name = ""]) => name);
  const interfaces = Object.values(api) as Record<string, Identifier>[];
  const found = members.flatMap((name) => {
    const data = interfaces.flatMap((each) => each[name] ?? []);
    return data.length > 0 ? lacks(name, { ...PROMISED, firefox: 113 }, data) : [];
  });
  expect(found).toEqual([]);
});

/** The features of a style sheet that the data know, without what `@supports` guards. */
function featuresIn(text: string): string[] {
  const features: string[] = [];
  walk(parse(text, { parseCustomProperty: true }), function (node) {
    if (node.type === "Atrule" && node.name === "supports") return walk.skip;
    features.push(...namesOf(node, this).filter((name) => known.has(name)));
    return undefined;
  });
  return features;
}

function namesOf(node: CssNode, { atrule, rule, declaration }: WalkContext): string[] {
  const { property } = node.type === "Declaration" ? node : (declaration ?? { property: "" });
  const plain = property.replace("-webkit-", "");
  switch (node.type) {
    case "Atrule":
      return [`@${node.name}`];
    case "Feature":
      return [`@media ${node.name}`];
    case "FeatureRange":
      return ["@media range_syntax"];
    case "NestingSelector":
      return [":nesting"];
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return [`:${node.name}`];
    case "Declaration":
      return [rule ? plain : `@${atrule?.name} ${plain}`];
    case "Dimension":
      return [node.unit];
    case "Function":
      return [
        node.name,
        `${plain}: ${node.name}`,
        `${node.name}-function`,
        `${plain}: ${node.name}_function`,
      ];
    case "Identifier":
      return [`${plain}: ${node.name}`];
    default:
      return [];
  }
}

/** The feature and each browser that supports it only in later versions, or never. */
function lacks(feature: string, versions: Versions, data = known.get(feature) ?? []): string[] {
  const lacking = Object.entries(versions).filter(([browser, version]) => {
    const support = data.flatMap(({ __compat }) => __compat?.support[browser as BrowserName] ?? []);
    return !support.some(
      ({ version_added, flags, prefix, alternative_name }) =>
        !(flags ?? prefix ?? alternative_name) &&
        Number.parseFloat(`${version_added}`.replace("≤", "")) <= version,
    );
  });
  return lacking.map(([browser, version]) => `${feature}: ${browser} ${version}`);
}
