import { expect, test } from "vitest";
import { headersFor, parseRules } from "../../scripts/hosting/headers.ts";
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
  const rules = parseRules(made("/bakery/").get("_headers") ?? "");
  const names = rules.map(({ path, headers }) => Object.keys(headers).map((name) => [path, name]));
  const everywhere = names[0]?.map(([, name]) => name);
  const others = names.slice(1).flat();
  expect(others.filter(([, name]) => everywhere?.includes(name))).toEqual([]);
  expect(new Set(others.map(String)).size).toBe(others.length);
  expect(headersFor("/elsewhere/", rules)).toEqual({});
});

test(".htaccess has only FileInfo directives, and guards those that need a module", () => {
  const core = ["ErrorDocument", "ForceType"];
  const byModule: Record<string, readonly string[]> = {
    "mod_alias.c": ["RedirectMatch"],
    "mod_headers.c": ["Header"],
    "mod_mime.c": ["AddType", "AddEncoding", "RemoveLanguage"],
    "mod_rewrite.c": ["RewriteEngine", "RewriteCond", "RewriteRule"],
  };
  const asked: string[] = [];
  const lines = (made().get(".htaccess") ?? "").split("\n").map((line) => line.trim());
  for (const line of lines.filter((text) => text !== "" && !/^#|^<\/?FilesMatch\b/.test(text))) {
    const opened = line.match(/^<IfModule (.*)>$/)?.[1];
    if (opened) asked.push(opened);
    else if (line === "</IfModule>") asked.pop();
    else expect([...core, ...asked.flatMap((module) => byModule[module])]).toContain(line.split(" ")[0]);
  }
  expect(asked).toEqual([]);
});
