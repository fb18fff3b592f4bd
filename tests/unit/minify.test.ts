import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import type { HtmlFile } from "../../scripts/output/output-file.ts";
import { bundle } from "../../scripts/stages/bundle.ts";
import { discover } from "../../scripts/stages/discover.ts";
import { load } from "../../scripts/stages/load.ts";
import { minify } from "../../scripts/stages/minify.ts";
import { render } from "../../scripts/stages/render.ts";
import { secure } from "../../scripts/stages/secure.ts";
import { root } from "../root.ts";

/** Quality 9: at 11, which visitors get, one word changes the size by as much as minifying saves. */
const compressedBytes = (page: HtmlFile) =>
  brotliCompressSync(secure(page).contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

test("makes every page smaller after compression", async () => {
  for (const page of render(await load(root, discover(root)), await bundle(root))) {
    expect(compressedBytes(await minify(page)), page.path).toBeLessThan(compressedBytes(page));
  }
});
