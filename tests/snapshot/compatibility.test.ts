import { createRequire } from "node:module";
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { type CssNode, generate, lexer, parse, type WalkContext, walk } from "css-tree";
import { expect, test } from "vitest";
import { filesBelow, pageFiles, readDist } from "../root.ts";

type Group = Readonly<Record<string, Identifier>>;
type Css = Readonly<Record<"properties" | "selectors" | "types" | "at-rules", Group>>;

/** Required by Node itself, because Vitest would compile its 20 MB. */
const { css, api } = createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;
const { properties, selectors, types, "at-rules": atRules } = css as Css;

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
  "Only iPhones enlarge text when turned.": "-webkit-text-size-adjust",
  "Safari's own name for the marker, which the others hide by list-style.": "::-webkit-details-marker",
  "The next page appears at once.": "@view-transition",
  "Older Safari keeps its own margins.": "@page",
  "The call bar is always there.": "timeline-scope, animation-timeline, animation-range, view-timeline",
  "Only Safari tells pages about inverted colours.": "@media inverted-colors",
  "Stands beside its prefixed form.": "mask-image",
  "Stands beside its unprefixed form.": "-webkit-mask-image",
  "Browsers without it have no forced colours.": "forced-color-adjust",
}).flatMap((names) => names.split(", "));

/** The data of everything with this name; none if it is older than the data, or the site's own. */
type Feature = readonly [name: string, data: readonly Identifier[] | undefined];

/** The style sheet for paper. */
const sheets = () => filesBelow().filter((path) => path.endsWith(".css"));

const inPages = pageFiles().flatMap((path) => readDist(path).match(/(?<=<style>).*?(?=<\/style>)/gs) ?? []);
const used = new Map([...new Set(inPages), ...sheets().map(readDist)].flatMap(inStyle));

const isAllowed = (name: string) =>
  [name, name.replace(/:? .*/, "")].some((each) => ENHANCEMENTS.includes(each));

/** What these versions lack of the styles, enhancements apart. */
const lackedBy = (versions: Versions) =>
  [...used].filter(([name]) => !isAllowed(name)).flatMap((feature) => lacks(feature, versions));

test("the oldest promised browsers support every feature of the pages' styles", () => {
  expect([...used.keys()]).toEqual(expect.arrayContaining(["clamp()", "1vw"]));
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
  const features = members.map(
    (name): Feature => [name, named(Object.values(api as unknown as Css), name) ?? []],
  );
  expect(features.flatMap((feature) => lacks(feature, { ...PROMISED, firefox: 113 }))).toEqual([]);
});

/** Skips what `@supports` guards. */
function inStyle(text: string): Feature[] {
  const features: (Feature | undefined)[] = [];
  walk(parse(text, { parseCustomProperty: true }), function (node) {
    if (node.type === "Atrule" && node.name === "supports") return walk.skip;
    features.push(ruleFeature(node, this) ?? valueFeature(node, this));
    return undefined;
  });
  return features.filter((feature) => feature !== undefined);
}

/**
 * Values that a property doesn't take, at-rules ("@media"), media features ("@media hover") and selectors (":has",
 * "::before", "&").
 */
function ruleFeature(node: CssNode, { rule }: WalkContext): Feature | undefined {
  const { error } = rule && node.type === "Declaration" ? lexer.matchDeclaration(node) : {};
  if (error?.message.startsWith("Mismatch")) return [generate(node), undefined];
  if (node.type === "Atrule") return [`@${node.name}`, named([atRules], node.name)];
  if ((node.type === "Feature" || node.type === "FeatureRange") && node.kind === "media") {
    const name = node.type === "Feature" ? node.name : "range_syntax";
    return [`@media ${name}`, named([atRules.media], name)];
  }
  if (node.type === "Raw") return [node.value, undefined];
  if (node.type === "NestingSelector") return ["&", named([selectors], "nesting")];
  if (node.type === "PseudoClassSelector") return [`:${node.name}`, named([selectors], node.name)];
  if (node.type !== "PseudoElementSelector") return undefined;
  return [`::${node.name}`, named([selectors], node.name.replace("-webkit-", ""))];
}

/** Properties ("gap"), descriptors ("@page size"), functions, units and keywords ("display: grid"). */
function valueFeature(node: CssNode, { atrule, rule, declaration }: WalkContext): Feature | undefined {
  const { property = "" } = node.type === "Declaration" ? node : (declaration ?? {});
  const descriptor = rule ? undefined : named([atRules[`${atrule?.name}`]], property);
  const own = descriptor ?? named([properties], property.replace("-webkit-", ""));
  if (node.type === "Declaration" && !property.startsWith("--"))
    return [descriptor ? `@${atrule?.name} ${property}` : property, own];
  if (node.type === "Dimension") return [`1${node.unit}`, named(Object.values(types), node.unit) ?? []];
  if (node.type === "Function") return functionFeature(node.name, property, own);
  if (node.type !== "Identifier" || !declaration) return undefined;
  const keyword = named([...(own ?? []), types.global_keywords, types.color], node.name);
  return [`${property}: ${node.name}`, keyword ?? []];
}

/** A type's function ("clamp()") or a property's ("width: fit-content()"). */
function functionFeature(name: string, property: string, own: readonly Identifier[] = []): Feature {
  const names = [name, `${name}-function`, `${name}_function`];
  const type = named(Object.values(types), ...names) ?? named([types], name);
  if (type) return [`${name}()`, type];
  return [`${property}: ${name}()`, named(own, ...names) ?? named(Object.values(properties), ...names)];
}

/** What has any of these names in any of these groups. */
function named(groups: readonly (Group | undefined)[], ...names: string[]): Identifier[] | undefined {
  const found = groups.flatMap((group) => names.flatMap((name) => group?.[name] ?? []));
  const data = found.filter(({ __compat }) => __compat);
  return data.length > 0 ? data : undefined;
}

/** The feature and each browser that supports it only in later versions, or never. */
function lacks([feature, data]: Feature, versions: Versions): string[] {
  if (!data) return [`${feature}: unknown to the compatibility data`];
  const isIn = (version: number, { version_added, ...limits }: SimpleSupportStatement) =>
    !(limits.flags ?? limits.prefix ?? limits.alternative_name) &&
    Number.parseFloat(`${version_added}`.replace("≤", "")) <= version;
  const all = Object.entries(versions) as [BrowserName, number][];
  const lacking = all.filter(([browser, version]) => {
    const support = data.flatMap(({ __compat }) => __compat?.support[browser] ?? []);
    return data.length > 0 && !support.some((each) => isIn(version, each));
  });
  return lacking.map(([browser, version]) => `${feature}: ${browser} ${version}`);
}
