import { expect, test } from "vitest";
import { parseRules } from "../../scripts/hosting/headers.ts";
import { configure } from "../../scripts/stages/configure.ts";

const file = (path: string, contents = "") => ({ path, contents, from: `static/${path}` });
const files = [
  file("index.html", "<style>a</style><script>one()</script>"),
  file("about/index.html", "<style>b</style><script>one()</script>"),
  file("icon.svg", "<svg><style>c</style></svg>"),
  file("fonts/sans-0123abcd.woff2"),
  file("fonts/licence/OFL.txt"),
];

/** The files for hosts, by name. */
const made = (basePath = "/") =>
  new Map(configure(files, basePath).map(({ path, contents }) => [path, `${contents}`]));

// The policy allows the styles and scripts of all pages and drawings. Only names with a hash are cached, for a year. In
// a folder, no rule affects the rest of the host.
test.each(["/", "/bakery/"])("the files for hosts of a site at %s", async (basePath) => {
  const text = [...made(basePath)].map(([path, contents]) => `======== ${path}\n${contents}`).join("\n");
  const name = `hosts-of${basePath.replaceAll("/", "-")}site.txt`;
  await expect(text).toMatchFileSnapshot(`__snapshots__/${name}`);
});

test("_headers sets no header twice for a path, because hosts would join the values with a comma", () => {
  const [everywhere, ...rules] = parseRules(made("/bakery/").get("_headers") ?? "");
  const names = rules.flatMap(({ path, headers }) => Object.keys(headers).map((name) => `${path} ${name}`));
  expect(new Set(names).size).toBe(names.length);
  const shared = Object.keys(everywhere?.headers ?? {});
  expect(shared.length).toBeGreaterThan(3);
  expect(names.filter((each) => shared.includes(each.split(" ")[1] ?? ""))).toEqual([]);
});
