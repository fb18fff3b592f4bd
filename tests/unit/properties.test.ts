import { rmSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SiteError } from "../../scripts/errors/site-error.ts";
import { check } from "../../scripts/stages/check.ts";
import { discover, type PageSource } from "../../scripts/stages/discover.ts";
import { isWindows } from "./command.ts";
import { folderWith, noFacts } from "./fixture.ts";

const joined = (parts: string[]) => parts.join("");

const escaped = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** The problems of one link in a site with pages at these paths, which all have these ids. */
function linkFaults(address: string, paths: readonly string[], ids: readonly string[], basePath: string) {
  const marks = ids.map((id) => `<i id="${escaped(id)}"></i>`).join("");
  const files = ["index.html", ...paths.map((path) => `${path}/index.html`)].map((path) => ({
    path,
    from: `pages/${path}`,
    contents: `<title>${path}</title>${path === "index.html" ? `<a href="${escaped(address)}"></a>` : ""}${marks}`,
  }));
  return check(files, { ...noFacts, basePath })
    .filter(({ rule }) => rule === "broken-link")
    .map(({ message }) => message);
}

const segment = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,4})?$/);
const paths = fc.uniqueArray(segment, { minLength: 1, maxLength: 4 });
const id = fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 }).filter((each) => /^\S+$/.test(each));
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 3 });
const basePath = fc.constantFrom("/", "/bakery/", "/a/b/");

describe("the check of links", () => {
  test("accepts every link to a page of the site, to an id on it, and with the site's own origin", () => {
    const any = [paths, ids, basePath, fc.nat(), fc.boolean(), fc.boolean()] as const;
    fc.assert(
      fc.property(...any, (pages, marks, base, pick, whole, hash) => {
        const path = [...pages.map((name) => `${name}/`), ""][pick % (pages.length + 1)];
        const anchor = hash ? `#${encodeURIComponent(marks[pick % marks.length] ?? "")}` : "";
        const address = `${whole ? noFacts.origin : ""}${base}${path}${anchor}`;
        expect(linkFaults(address, pages, marks, base)).toEqual([]);
      }),
    );
  });

  const address = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc
      .array(
        fc.constantFrom(..."/|//|\\|about|#|team|%|%2e|..|.|?|:|@| |é|https:|example.org|tel:".split("|")),
      )
      .map(joined),
  );

  test("rejects every broken address and never throws", () => {
    fc.assert(
      fc.property(address, basePath, (href, base) => {
        const faults = linkFaults(href, ["about"], ["team"], base);
        if (faults.length > 0) return;
        const url = new URL(href, `${noFacts.origin}${base}`);
        if (url.origin !== noFacts.origin) return;
        expect([base, `${base}about/`, `${base}about/index.html`, `${base}index.html`]).toContain(
          url.pathname,
        );
        expect(["", "#team"]).toContain(decodeURIComponent(url.hash));
      }),
      { numRuns: 500 },
    );
  });
});

test("accepts page names that work in all links, hosts and disks, and reports the others", () => {
  const name = fc.oneof(
    segment,
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
    fc.array(fc.constantFrom("a", "B", "-", "..", ".", " ", "é", "\\", "%", "#", "404", "index")).map(joined),
  );
  /** Windows changes or rejects some names. */
  const possible = isWindows ? /^[a-z0-9-]+$/ : /^[^./\0][^/\0]*$/;
  const fileName = name.filter((each) => possible.test(each));
  fc.assert(
    fc.property(fc.uniqueArray(fileName, { maxLength: 4 }), (names) => {
      const files = [...new Set(["index", ...names])].map((part) => `pages/${part}.tsx`);
      const found = discovered(files);
      if (found instanceof SiteError) {
        const refused = found.problems.map(({ places }) => places.join());
        expect(refused).not.toEqual([]);
        expect(refused.filter((file) => !files.includes(file) || /^pages\/[a-z]+\.tsx$/.test(file))).toEqual(
          [],
        );
        return;
      }
      for (const { path, output } of found) {
        expect(path).toMatch(/^\/([a-z0-9-]+\/|\d{3}\.html)?$/);
        expect(new URL(path, noFacts.origin).pathname).toBe(path);
        expect(output).toBe(`${path.slice(1)}${path.endsWith("/") ? "index.html" : ""}`);
      }
      expect(new Set(found.map(({ output }) => output.toLowerCase())).size).toBe(files.length);
    }),
  );
});

function discovered(files: readonly string[]): readonly PageSource[] | SiteError {
  const folder = folderWith(Object.fromEntries(files.map((file) => [file, ""])));
  try {
    return discover(folder);
  } catch (error) {
    if (error instanceof SiteError) return error;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
