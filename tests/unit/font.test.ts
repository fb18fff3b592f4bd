import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { displayFont } from "../../components/styles/display-font.ts";
import { displayCharacters } from "../../data/model/display-characters.ts";
import { buildFont } from "../../scripts/font/build-font.ts";
import { root } from "../root.ts";
import { copyOfSite, dataOf, filesOf, siteWith } from "./fixture.ts";

const font = readFileSync(join(root, "static", displayFont));

test("the font is one file of at most 10,000 bytes, named by its hash, with its licence beside it", () => {
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  expect(displayFont).toBe(`/fonts/special-gothic-${hash}.woff2`);
  expect(font.length).toBeLessThanOrEqual(10_000);
  const files = filesOf(join(root, "static/fonts"));
  expect([...files.keys()]).toEqual(["OFL.txt", `special-gothic-${hash}.woff2`]);
  expect(`${files.get("OFL.txt")}`).toContain("SIL OPEN FONT LICENSE");
});

test("the font has the characters listed in data/, and no others", async () => {
  // Keeping every character leaves the font unchanged, but in a readable format.
  const everyCharacter = String.fromCodePoint(...Array(0xd800).keys());
  const readable = await subsetFont(font, everyCharacter, { targetFormat: "truetype" });
  const held = String.fromCodePoint(...new Face(new Blob(readable)).collectUnicodes());
  expect([...held].sort()).toEqual([...displayCharacters].sort());
});

// tests/browser/font.test.ts and system-fonts.test.ts see that nothing shifts when it replaces the fallback fonts.
test("npm run font makes exactly this font and its fallbacks, and removes an older one", async () => {
  const folder = copyOfSite();
  writeFileSync(join(folder, "static/fonts/special-gothic-00000000.woff2"), "old");
  expect(await buildFont(folder)).toBe(`static${displayFont}: ${font.length.toLocaleString("en-GB")} bytes`);
  expect(filesOf(join(folder, "static/fonts"))).toEqual(filesOf(join(root, "static/fonts")));
  const modules = [folder, root].map((place) => {
    return readFileSync(join(place, "components/styles/display-font.ts"), "utf8");
  });
  // npm run font formats the module.
  const [made, kept] = modules.map((text) => text.replace(/"[\d.]+%"/g, "%").replace(/[",\s]/g, ""));
  expect(made).toBe(kept);
  const [now, before] = modules.map((text) =>
    [...text.matchAll(/([\d.]+)%/g)].map(([, figure]) => Number(figure)),
  );
  // They change slightly with every word in the display face.
  expect(now).toEqual(before?.map((figure) => expect.closeTo(figure, 0)));
});

test("no font is written if the typeface lacks characters", async () => {
  const site = siteWith({ "data/model/site.ts": dataOf({ displayCharacters: "abc漢😀" }) });
  const messages = ["漢", "😀"].map((each) => ({ message: `The typeface itself has no “${each}”.` }));
  await expect(buildFont(site)).rejects.toMatchObject({ problems: messages });
  expect(existsSync(join(site, "static"))).toBe(false);
});

test("an abort before the module is written leaves the old font in place", async () => {
  const font = "static/fonts/special-gothic-00000000.woff2";
  const facts = dataOf({ displayCharacters: "abc" });
  // A folder blocks the path of the module that names the new font.
  const site = siteWith({
    "data/model/site.ts": facts,
    [font]: "old",
    "components/styles/display-font.ts/a": "",
  });
  await expect(buildFont(site)).rejects.toThrow("EISDIR");
  expect(readFileSync(join(site, font), "utf8")).toBe("old");
});
