import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { displayFont } from "../../components/styles/display-font.ts";
import { root } from "../root.ts";
import { filesIn } from "./generator/site.ts";

test("the font is one file of at most 11,000 bytes, named by its hash, with its licence beside it", () => {
  const font = readFileSync(join(root, "static", displayFont));
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  expect(displayFont).toBe(`/fonts/special-gothic-${hash}.woff2`);
  expect(font.length).toBeLessThanOrEqual(11_000);
  const files = filesIn(join(root, "static/fonts"));
  expect(Object.keys(files)).toEqual(["OFL.txt", `special-gothic-${hash}.woff2`]);
  expect(`${files["OFL.txt"]}`).toContain("SIL OPEN FONT LICENSE");
});
