import { createHash } from "node:crypto";
import { parse } from "parse5";
import { expect, test } from "vitest";
import { inlineHashes, policyFor } from "../../scripts/hosting/policy.ts";
import { secure } from "../../scripts/stages/secure.ts";
import { contentOf, elementsOf } from "./dom.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("hashes like the specification's example", () => {
  expect(inlineHashes("<script>alert('Hello, world.');</script>").scripts).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='", // W3C, Content Security Policy
  ]);
});

// tests/browser/policy.test.ts sees that pages work with their policies, and that nothing else does.
test("the policy follows the character set and allows only the page's own styles and scripts, each once", () => {
  const head = '<html><head><meta charSet="utf-8"/>';
  const rest =
    '<style>p{color:red}</style></head><script>one()</script><script type="speculationrules">{}</script>' +
    '<script>one()</script><script type="application/ld+json">{"a":1}</script></html>';
  expect(secure({ path: "index.html", from: "", contents: head + rest }).contents).toBe(
    `${head}<meta http-equiv="content-security-policy" content="default-src 'none';` +
      `connect-src 'self';font-src 'self';img-src 'self' data:;script-src ${hash("one()")} ${hash("{}")};` +
      `style-src ${hash("p{color:red}")};base-uri 'none';form-action 'none'">${rest}`,
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
