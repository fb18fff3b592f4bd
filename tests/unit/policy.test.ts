import { createHash } from "node:crypto";
import { parse } from "parse5";
import { expect, test } from "vitest";
import { inlineHashes, policyFor } from "../../scripts/hosting/policy.ts";
import type { HtmlFile } from "../../scripts/output/output-file.ts";
import { secure } from "../../scripts/stages/secure.ts";
import { contentOf, elementsOf } from "./dom.ts";
import { headOf } from "./fixture.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function page(head: string, body = ""): HtmlFile {
  const facts = headOf("index.html");
  const contents = `<!doctype html><html><head><meta charset="utf-8">${head}${facts}</head><body><h1>Home</h1>${body}</body></html>`;
  return { path: "index.html", from: "pages/index.tsx", contents };
}

test("hashes like the specification's example", () => {
  expect(inlineHashes("<script>alert('Hello, world.');</script>").scripts).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='", // W3C, Content Security Policy
  ]);
});

test("the policy follows the character set and allows only the page's own styles and scripts", () => {
  const { contents } = secure(page("<style>p{color:red}</style>", "<script>one()</script><p>Hello</p>"));
  expect(contents).toContain(
    '<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src \'none\';' +
      `connect-src 'self';font-src 'self';img-src 'self' data:;script-src ${hash("one()")};` +
      `style-src ${hash("p{color:red}")};base-uri 'none';form-action 'none'"><style>`,
  );
  const unminified = '<html><head><meta charSet="utf-8"/><title>Home</title></head></html>';
  expect(secure({ path: "index.html", from: "", contents: unminified }).contents).toContain(
    '<head><meta charSet="utf-8"/><meta http-equiv=',
  );
});

test("the policy allows each script and speculation rule once, ignores structured data, and allows nothing if there is none", () => {
  const markup =
    '<script>one()</script><script type="speculationrules">{}</script><script>one()</script>' +
    '<script type="application/ld+json">{"a":1}</script>';
  expect(policyFor(inlineHashes(markup))).toContain(
    `script-src ${hash("one()")} ${hash("{}")};style-src 'none';`,
  );
  expect(policyFor()).toContain("script-src 'none';style-src 'none';");
});

test.each([
  [
    "non-ASCII text, several lines, and what replace() would expand",
    '<style media="all">p::before{content:"£ $& $1 –"}\n</style>',
  ],
  [
    "an attribute with an angle bracket",
    '<style data-q="a>b">p{}</style><script data-q="a>b">one()</script>',
  ],
  ["CDATA in a drawing", '<svg><style><![CDATA[a>b{content:"&amp;"}]]></style></svg>'],
  ["entities and comments in a drawing", "<svg><style>a&gt;b{}<!-- c -->d{}</style></svg>"],
  ["what looks like CDATA outside a drawing", "<style><![CDATA[a{}]]></style>"],
  ["a style of HTML inside a drawing", "<svg><foreignObject><style>a&gt;b{}</style></foreignObject></svg>"],
])("hashes %s like browsers", (_, markup) => {
  const hashesOf = (name: string) =>
    elementsOf(parse(`<body>${markup}`), name)
      .map(contentOf)
      .map(hash);
  expect(inlineHashes(markup)).toEqual({ scripts: hashesOf("script"), styles: hashesOf("style") });
});

test("hashes the CDATA of an SVG file without its markers", () => {
  const { styles } = inlineHashes("<svg><style><![CDATA[a>b{}]]></style></svg>", true);
  expect(styles).toEqual([hash("a>b{}")]);
});
