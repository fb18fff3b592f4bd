import { FileSystemConfigLoader, HtmlValidate } from "html-validate/node";
import { expect, test } from "vitest";
import { pageFiles, readDist } from "../dist.ts";

/** All rules of html-validate's recommended and document sets, except matters of taste, each with its reason. */
const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ["html-validate:recommended", "html-validate:document"],
    rules: {
      "doctype-style": ["error", { style: "lowercase" }],
      "tel-non-breaking": "off", // a copied number must have plain spaces, and a number in large text may wrap
      "require-sri": ["error", { target: "crossorigin" }], // our own host has the hashes, too
      "long-title": ["error", { maxlength: 60 }],
    },
  }),
);

test.each(pageFiles())("%s is valid HTML as shipped", async (path) => {
  const { results } = await validator.validateString(readDist(path));
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  // WebKit refuses rem in SVG's attributes.
  const lengths = readDist(path).match(/ (?:[xy][12]?|[cr][xy]|r|width|height)="[^"]*rem"/g);
  expect([...problems, ...(lengths ?? [])]).toEqual([]);
});
