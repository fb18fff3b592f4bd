import { FileSystemConfigLoader, HtmlValidate } from "html-validate/node";
import { expect, test } from "vitest";
import { pageFiles, readDist } from "../root.ts";

/** Every rule of html-validate's recommended and document sets; what is off is a matter of taste, with its reason. */
const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ["html-validate:recommended", "html-validate:document"],
    rules: {
      "doctype-style": ["error", { style: "lowercase" }],
      "tel-non-breaking": "off", // a copied number holds plain spaces; where text is large a number may wrap
      "long-title": ["error", { maxlength: 60 }],
    },
  }),
);

test.each(pageFiles())("%s is valid HTML as it is shipped", async (path) => {
  const { results } = await validator.validateString(readDist(path));
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults).toEqual([]);
});

test("the validator rejects a block in a paragraph", async () => {
  const { valid } = await validator.validateString(
    "<!doctype html><html lang=en><head><title>a</title></head><body><p><div></div></p></body></html>",
  );
  expect(valid).toBe(false);
});
