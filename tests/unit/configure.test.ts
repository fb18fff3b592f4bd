import { describe, expect, test } from "vitest";
import { basePathOf, headersFor, parseRules } from "../../scripts/hosting/headers.ts";
import { inlineHashes } from "../../scripts/hosting/policy.ts";
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
function made(basePath = "/") {
  return new Map(configure(files, basePath).map(({ path, contents }) => [path, String(contents)]));
}

describe("_headers", () => {
  const rules = parseRules(made().get("_headers") ?? "");

  test("sends the combined policy of all documents, and what only headers can contain, with every response", () => {
    const policy = headersFor("/nowhere", rules)["Content-Security-Policy"]?.split(";") ?? [];
    const { scripts, styles } = inlineHashes(
      "<style>a</style><style>b</style><style>c</style><script>one()</script>",
    );
    expect(policy).toContain(`script-src ${scripts.join(" ")}`);
    expect(policy).toContain(`style-src ${styles.join(" ")}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headersFor("/nowhere", rules)).toMatchObject({
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": expect.stringContaining("geolocation=()"),
      "Referrer-Policy": "same-origin",
      "Strict-Transport-Security": "max-age=31536000",
      "X-Content-Type-Options": "nosniff",
    });
  });

  test("lets browsers cache only files with a hash in their name, for a year", () => {
    const caching = (address: string) => headersFor(address, rules)["Cache-Control"];
    expect(caching("/fonts/sans-0123abcd.woff2")).toBe("public, max-age=31536000, immutable");
    expect(["/", "/about/", "/icon.svg", "/fonts/licence/OFL.txt"].map(caching)).toEqual(
      Array(4).fill(undefined),
    );
  });

  test("sets no header twice for a path, because hosts would join the values with a comma", () => {
    const names = rules.map(({ path, headers }) => Object.keys(headers).map((name) => [path, name]));
    const everywhere = names[0]?.map(([, name]) => name);
    const others = names.slice(1).flat();
    expect(others.filter(([, name]) => everywhere?.includes(name))).toEqual([]);
    expect(new Set(others.map(String)).size).toBe(others.length);
  });

  test("covers only the site's folder, without headers for the whole host", () => {
    const below = parseRules(made("/bakery/").get("_headers") ?? "");
    expect(below.map(({ path }) => path)).toEqual(["/bakery/*", "/bakery/fonts/sans-0123abcd.woff2"]);
    expect(basePathOf(below)).toBe("/bakery/");
    expect(headersFor("/bakery/about/", below)).not.toHaveProperty("Strict-Transport-Security");
    expect(headersFor("/elsewhere/", below)).toEqual({});
  });
});

describe(".htaccess", () => {
  const lines = (made("/bakery/").get(".htaccess") ?? "").split("\n").map((line) => line.trim());

  test("has only FileInfo directives, and guards those that need a module", () => {
    const core = ["ErrorDocument", "ForceType"];
    const byModule: Record<string, readonly string[]> = {
      "mod_alias.c": ["RedirectMatch"],
      "mod_headers.c": ["Header"],
      "mod_mime.c": ["AddType", "AddEncoding", "RemoveLanguage"],
      "mod_rewrite.c": ["RewriteEngine", "RewriteCond", "RewriteRule"],
    };
    const asked: string[] = [];
    for (const line of lines.filter((text) => text !== "" && !/^#|^<\/?FilesMatch\b/.test(text))) {
      const opened = line.match(/^<IfModule (.*)>$/)?.[1];
      if (opened) asked.push(opened);
      else if (line === "</IfModule>") asked.pop();
      else expect([...core, ...asked.flatMap((module) => byModule[module])]).toContain(line.split(" ")[0]);
    }
    expect(asked).toEqual([]);
  });

  test("ignores compressed variants on LiteSpeed, which also reads the file", () => {
    expect(lines.filter((line) => line.startsWith("Rewrite")).slice(0, 3)).toEqual([
      "RewriteEngine On",
      "RewriteCond %{SERVER_SOFTWARE} !^Apache",
      "RewriteRule ^ - [L]",
    ]);
  });
});

test("staticwebapp.config.json has the same for Azure, which caches pages by default", () => {
  const [everywhere] = parseRules(made("/bakery/").get("_headers") ?? "");
  const cached = { "Cache-Control": "public, max-age=31536000, immutable" };
  expect(JSON.parse(made("/bakery/").get("staticwebapp.config.json") ?? "")).toMatchObject({
    globalHeaders: { ...everywhere?.headers, "Cache-Control": "no-cache" },
    routes: [{ route: "/bakery/fonts/sans-0123abcd.woff2", headers: cached }],
    responseOverrides: { 404: { rewrite: "/bakery/404.html" } },
    mimeTypes: { ".woff2": "font/woff2" },
  });
});
