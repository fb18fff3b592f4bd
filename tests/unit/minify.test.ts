import { expect, test } from "vitest";
import type { HtmlFile } from "../../scripts/output.ts";
import { bundle } from "../../scripts/stages/bundle.ts";
import { compress } from "../../scripts/stages/compress.ts";
import { discover } from "../../scripts/stages/discover.ts";
import { load } from "../../scripts/stages/load.ts";
import { minify } from "../../scripts/stages/minify.ts";
import { render } from "../../scripts/stages/render.ts";
import { secure } from "../../scripts/stages/secure.ts";
import { root } from "../root.ts";

/** What a visitor is sent: with the page's policy, as brotli. */
async function sentBytes(page: HtmlFile): Promise<number> {
  const files = await compress([secure(page)]);
  return Buffer.byteLength(files.find(({ path }) => path.endsWith(".br"))?.contents ?? "");
}

test("a page is not larger for having been minified", async () => {
  const pages = render(await load(root, discover(root)), await bundle(root));
  const sizes = await Promise.all(
    pages.map(async (page) => ({
      plain: await sentBytes(page),
      minified: await sentBytes(await minify(page)),
    })),
  );
  const total = (of: "plain" | "minified") => sizes.reduce((sum, size) => sum + size[of], 0);
  expect(total("minified")).toBeGreaterThan(20_000);
  expect(total("minified")).toBeLessThan(total("plain"));
  // A word more or less moves brotli's result by some bytes either way.
  for (const { plain, minified } of sizes) expect(minified).toBeLessThanOrEqual(plain * 1.002);
});

test("markup that cannot be read is named with its page and where it begins", async () => {
  const contents = "<!doctype html><p>Pipes < 15 mm are thin</p>";
  await expect(minify({ path: "about/index.html", from: "pages/about.tsx", contents })).rejects.toMatchObject(
    {
      problems: [
        {
          file: "pages/about.tsx",
          text: "< 15 mm are thin</p>",
          what: "Its markup cannot be read from “< 15 mm are thin</p>” on.",
        },
      ],
    },
  );
});
