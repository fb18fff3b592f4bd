import { createRequire } from "node:module";
import type {
  CompatData,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from "@mdn/browser-compat-data";
import { type CssNode, findAll, generate, lexer, parse, walk } from "css-tree";
import { expect, test } from "vitest";
import { pageFiles, readDist } from "../root.ts";

/** Required by Node itself, because Vitest would compile its 20 MB. */
const { api, css: known } = createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;

/** The oldest versions for which the README promises the full site. */
const PROMISED: Readonly<Record<string, number>> = {
  chrome: 111,
  chrome_android: 111,
  edge: 111,
  firefox: 128,
  firefox_android: 128,
  safari: 16.4,
  safari_ios: 16.4,
};

/** Features that some of these browsers lack, each with the reason why it doesn't matter. */
const ENHANCEMENTS: Readonly<Record<string, string>> = {
  "text-wrap": "Lines break less well.",
  "::-webkit-details-marker": "Safari's own name for the marker, which the others hide by list-style.",
  "@view-transition": "The next page appears at once.",
  "@page": "Older Safari keeps its own margins.",
  "timeline-scope": "The call bar is always there.",
  "animation-timeline": "The call bar is always there.",
  "view-timeline": "The call bar is always there.",
  "-webkit-text-size-adjust": "Only iPhones enlarge text when turned.",
  "-webkit-print-color-adjust": "The unprefixed property stands beside it.",
  "-webkit-mask-image": "The unprefixed property stands beside it.",
  "mask-image": "Its prefixed form stands beside it.",
  "print-color-adjust": "Its prefixed form stands beside it.",
  "forced-color-adjust": "Browsers without it have no forced colours.",
};

const STYLES = /(?<=<style>).*?(?=<\/style>)/gs;
const inPages = (pattern: RegExp) =>
  new Set(pageFiles().flatMap((path) => readDist(path).match(pattern) ?? []));

test("the oldest promised browsers support every feature of the pages' styles", () => {
  const used = new Set([...inPages(STYLES)].flatMap((text) => featuresIn(parse(text))));
  expect(used.size).toBeGreaterThan(80);
  const lacking = [...used].filter((feature) => !(feature in ENHANCEMENTS)).flatMap(lacks);
  expect(lacking).toEqual([]);
  const unused = Object.keys(ENHANCEMENTS).filter((feature) => !used.has(feature));
  expect(unused).toEqual([]);
});

test("every property of the pages' styles has a value that it takes", () => {
  const wrong = [...inPages(STYLES)].flatMap((text) =>
    findAll(parse(text), (node) => {
      const { error } = node.type === "Declaration" ? lexer.matchDeclaration(node) : {};
      return error?.message.startsWith("Mismatch") ?? false;
    }),
  );
  expect(wrong.map((node) => generate(node))).toEqual([]);
});

test("the oldest promised browsers support every browser interface in the pages' scripts", () => {
  const scripts = inPages(/(?<=<script>).*?(?=<\/script>)/gs);
  const members = new Set([...scripts].flatMap((text) => text.match(/(?<=\.)[a-z]\w+/gi) ?? []));
  expect(members).toContain("ariaExpanded");
  const interfaces = Object.values(api as Readonly<Record<string, Identifier>>);
  const lacking = [...members].filter((member) => {
    const known = interfaces.flatMap((each) => each[member] ?? []);
    return known.length > 0 && known.every((identifier) => missingIn(identifier).length > 0);
  });
  expect(lacking).toEqual([]);
});

/**
 * Properties ("gap"), at-rules ("@media"), media features ("@media hover") and selectors (":has", "::before"). Skips
 * what `@supports` guards.
 */
function featuresIn(tree: CssNode): string[] {
  const features: string[] = [];
  walk(tree, function (node) {
    if (node.type === "Atrule" && node.name === "supports") return walk.skip;
    features.push(...featureOf(node, `${this.atrule?.name}`));
    return undefined;
  });
  return features;
}

function featureOf(node: CssNode, atRule: string): string[] {
  if (node.type === "Atrule") return [`@${node.name}`];
  if (node.type === "Feature" && node.kind === "media") return [`@media ${node.name}`];
  if (node.type === "FeatureRange" && node.kind === "media") return ["@media range_syntax"];
  if (node.type === "PseudoClassSelector") return [`:${node.name}`];
  if (node.type === "PseudoElementSelector") return [`::${node.name}`];
  // Descriptors are as old as their at-rules.
  const isDescriptor = ["font-face", "property", "view-transition", "page"].includes(atRule);
  if (node.type !== "Declaration" || isDescriptor || node.property.startsWith("--")) return [];
  return [node.property];
}

/** The feature and each browser that lacks it. */
function lacks(feature: string): string[] {
  const { properties, selectors, "at-rules": atRules } = known as Record<string, Record<string, Identifier>>;
  const group = { "@": atRules, ":": selectors }[feature[0] ?? ""] ?? properties;
  const [name = "", part] = feature.replace(/^(@|:+|-webkit-)/, "").split(" ");
  const identifier = part ? group?.[name]?.[part] : group?.[name];
  if (identifier === undefined) return [`${feature}: unknown to the compatibility data`];
  return missingIn(identifier).map((browser) => `${feature}: ${browser}`);
}

/** The browsers that support it only in later versions, or never. */
function missingIn({ __compat }: Identifier): string[] {
  const support: Readonly<Partial<Record<string, SupportStatement>>> = __compat?.support ?? {};
  const isIn = (version: number, { version_added, flags, prefix }: SimpleSupportStatement) =>
    !flags && !prefix && Number.parseFloat(`${version_added}`.replace("≤", "")) <= version;
  return Object.entries(PROMISED)
    .filter(([browser, version]) => ![support[browser] ?? []].flat().some((each) => isIn(version, each)))
    .map(([browser, version]) => `${browser} ${version}`);
}
