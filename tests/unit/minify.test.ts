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

/**
 * A word more or less moves brotli's result by some twenty bytes either way, as much as the minifier saves: a page is
 * weighed with a word and without, in several forms, and counts with their mean.
 */
const words = [
  "",
  "Boiler",
  "Cold pipes",
  "Valve 12",
  "Sludge in it",
  "A pump",
  "Radiators",
  "Water",
].flatMap((word) => [
  (html: string) => html.replace("<h1>", `<h1>${word} `),
  (html: string) => html.replace("</h2>", ` ${word}</h2>`),
]);

test("no page is larger for having been minified", async () => {
  const pages = render(await load(root, discover(root)), await bundle(root));
  expect(pages.length).toBeGreaterThan(6);
  for (const page of pages) {
    const saved = await Promise.all(
      words.map(async (withWord) => {
        const plain = { ...page, contents: withWord(page.contents) };
        return (await sentBytes(plain)) - (await sentBytes(await minify(plain)));
      }),
    );
    expect(saved.reduce((sum, bytes) => sum + bytes) / saved.length, page.path).toBeGreaterThan(0);
  }
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
