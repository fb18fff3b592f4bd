import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { inlineHashes, policyFor } from "../../scripts/hosting/policy.ts";
import { check } from "../../scripts/stages/check.ts";
import { secure } from "../../scripts/stages/secure.ts";
import { data, headOf } from "./checked.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
function page(head: string, body = "") {
  const facts = headOf("index.html");
  const contents = `<!doctype html><html><head><meta charset="utf-8">${head}${facts}</head><body><h1>Home</h1>${body}</body></html>`;
  return { path: "index.html", from: "pages/index.tsx", contents };
}

describe("the policy of a page", () => {
  test("hashes as the example of the specification does", () => {
    expect(inlineHashes("<script>alert('Hello, world.');</script>").scripts).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='", // W3C, Content Security Policy
    ]);
  });

  test("follows the character set and allows only the page's own styles and scripts", () => {
    const { contents } = secure(page("<style>p{color:red}</style>", "<script>one()</script><p>Hello</p>"));
    expect(contents).toContain(
      '<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src \'none\';' +
        `connect-src 'self';font-src 'self';img-src 'self' data:;script-src ${hash("one()")};` +
        `style-src ${hash("p{color:red}")};base-uri 'none';form-action 'none'"><style>`,
    );
  });

  test("allows no script where there is none", () => {
    expect(policyFor({ scripts: [], styles: [] })).toContain("script-src 'none';style-src 'none';");
  });

  test("lists each script once, with speculation rules, and ignores structured data", () => {
    const { scripts } = inlineHashes(
      '<script>one()</script><script type="speculationrules">{}</script><script>one()</script>' +
        '<script type="application/ld+json">{"a":1}</script>',
    );
    expect(scripts).toEqual([hash("one()"), hash("{}")]);
  });

  test("follows the character set also where nothing is minified", () => {
    for (const charset of ['<meta charset="utf-8">', '<meta charSet="utf-8"/>']) {
      const contents = `<!doctype html><html><head>${charset}<title>Home</title></head></html>`;
      expect(secure({ path: "index.html", from: "", contents }).contents).toContain(
        `<head>${charset}<meta http-equiv=`,
      );
    }
  });

  test("hashes text beyond ASCII, several lines, and what replace() would expand", () => {
    const text = 'p::before{content:"£ $& $1 –"}\n';
    expect(secure(page(`<style media="all">${text}</style>`)).contents).toContain(`style-src ${hash(text)};`);
  });
});

/** "text: message" for each problem of a site of one page. */
function faults(contents: string) {
  return check([{ ...page(""), contents }], data).map(({ text, message }) => `${text}: ${message}`);
}

describe("the check of policies", () => {
  const { contents } = secure(page("<style>p{color:red}</style>", "<script>one()</script><p>Hello</p>"));

  test("accepts a page without problems", () => {
    expect(faults(contents)).toEqual([]);
    const structured = '<script type="application/ld+json">{}</script></body>';
    expect(faults(contents.replace("</body>", structured))).toEqual([]);
  });

  test("rejects a style or script that changed after the policy was made", () => {
    const changed = contents.replace("one()", "two()").replace("red", "blue");
    expect(faults(changed)).toEqual([
      "p{color:blue}: Its policy blocks the style that begins with “p{color:blue}”.",
      "two(): Its policy blocks the script that begins with “two()”.",
    ]);
  });

  test("rejects a script that only the directive for styles allows", () => {
    expect(faults(contents.replace("one()", "p{color:red}"))).toEqual([
      "p{color:red}: Its policy blocks the script that begins with “p{color:red}”.",
    ]);
  });

  test("rejects a page without a policy, or with one that comes too late", () => {
    const message = "undefined: Has no content security policy, or one that comes after a style or script.";
    const policy = contents.match(/<meta http-equiv[^>]*>/)?.[0] ?? "";
    expect(faults(page("", "<p>Hello</p>").contents)).toEqual([message]);
    expect(faults(contents.replace(policy, "").replace("</style>", `</style>${policy}`))).toEqual([message]);
  });

  test("rejects styles and scripts from files", () => {
    const { contents: files } = secure(page('<link rel="stylesheet" href="/">', '<script src="/"></script>'));
    const message = "/: Uses /, which its policy blocks: styles and scripts stand inline.";
    expect(faults(files)).toEqual([message, message]);
  });

  test("rejects styles and scripts in attributes", () => {
    const attributes =
      '<p style="color:red" onclick="one()">a</p><a href=" java\nscript:one()">b</a><svg ONLOAD="x" width="1" height="1"></svg>';
    expect(faults(secure(page("", attributes)).contents).filter((fault) => fault.includes("has"))).toEqual([
      'color:red: <p> has style="color:red", which the page\'s policy blocks.',
      'one(): <p> has onclick="one()", which the page\'s policy blocks.',
      ' java\nscript:one(): <a> has href=" java\nscript:one()", which the page\'s policy blocks.',
      'x: <svg> has onload="x", which the page\'s policy blocks.',
    ]);
  });

  test("rejects a line of _headers that hosts would ignore", () => {
    const headers = (length: number) => ({
      path: "_headers",
      from: "scripts/stages/configure.ts",
      contents: `/*\n${"  Content-Security-Policy: ".padEnd(length, "x")}\n`,
    });
    expect(check([headers(1999)], data)).toEqual([]);
    expect(check([headers(2000)], data)).toMatchObject([
      {
        places: ["scripts/hosting/headers.ts"],
        message:
          "Content-Security-Policy has 2,000 characters in dist/_headers; hosts read lines below 2,000.",
      },
    ]);
  });
});
