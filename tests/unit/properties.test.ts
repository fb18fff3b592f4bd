import { rmSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { check } from "../../scripts/stages/check.ts";
import { discover } from "../../scripts/stages/discover.ts";
import { isWindows } from "./command.ts";
import { folderWith, noFacts } from "./fixture.ts";

const joined = (parts: string[]) => parts.join("");
const escaped = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const segment = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,4})?$/);

/** Whether a link is broken on Home of a site with another page, both with an element of this id. */
function isBroken(address: string, basePath: string, id: string): boolean {
  const link = `<a href="${escaped(address)}"></a>`;
  const files = ["index.html", "about/index.html"].map((path) => ({
    path,
    from: `pages/${path}`,
    contents: `<title>${path}</title>${path === "index.html" ? link : ""}<i id="${escaped(id)}"></i>`,
  }));
  return check(files, { ...noFacts, basePath }).some(({ rule }) => rule === "broken-link");
}

test("the check of links accepts links to pages and their ids, rejects all others, and never throws", () => {
  const address = fc.oneof(
    fc.array(fc.nat(0x10ffff)).map((codes) => String.fromCodePoint(...codes)),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc
      .array(
        fc.constantFrom(..."/|//|\\|about|#|team|%|%2e|..|.|?|:|@| |é|https:|example.org|tel:".split("|")),
      )
      .map(joined),
  );
  const basePath = fc.constantFrom("/", "/bakery/", "/a/b/");
  const id = fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 }).filter((each) => /^\S+$/.test(each));
  fc.assert(
    fc.property(address, basePath, id, (href, base, id) => {
      for (const right of [`${base}about/#${encodeURIComponent(id)}`, `${noFacts.origin}${base}`])
        expect(isBroken(right, base, id), right).toBe(false);
      if (isBroken(href, base, id)) return;
      const url = new URL(href, `${noFacts.origin}${base}`);
      if (url.origin !== noFacts.origin) return;
      const paths = [base, `${base}about/`, `${base}about/index.html`, `${base}index.html`];
      expect(paths).toContain(url.pathname);
      expect(["", `#${id}`]).toContain(decodeURIComponent(url.hash));
    }),
    { numRuns: 500 },
  );
});

test("accepts page names that work in all links, hosts and disks, and reports the others", () => {
  const name = fc.oneof(
    segment,
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
    fc.array(fc.constantFrom("a", "B", "-", "..", ".", " ", "é", "\\", "%", "#", "404", "index")).map(joined),
  );
  /** Windows changes or rejects some names. */
  const possible = isWindows ? /^[a-z0-9-]+$/ : /^[^./\0][^/\0]*$/;
  const names = fc.uniqueArray(
    name.filter((each) => possible.test(each)),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(names, (names) => {
      const files = [...new Set(["index", ...names])].map((part) => `pages/${part}.tsx`);
      const folder = folderWith(Object.fromEntries(files.map((file) => [file, ""])), () => {});
      const refused: string[] = [];
      const found = discover(folder, (problems) => refused.push(...problems.flatMap(({ places }) => places)));
      rmSync(folder, { recursive: true });
      expect(refused.filter((file) => !files.includes(file) || /^pages\/[a-z]+\.tsx$/.test(file))).toEqual(
        [],
      );
      for (const { path, output } of found) {
        expect(path).toMatch(/^\/([a-z0-9-]+\/|\d{3}\.html)?$/);
        expect(new URL(path, noFacts.origin).pathname).toBe(path);
        expect(output).toBe(`${path.slice(1)}${path.endsWith("/") ? "index.html" : ""}`);
      }
      const outputs = new Set(found.map(({ output }) => output.toLowerCase()));
      expect(outputs.size).toBe(found.length);
      expect(found.length + new Set(refused).size).toBe(files.length);
    }),
  );
});
