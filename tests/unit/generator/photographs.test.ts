import { readdirSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { shortHash } from "../../../scripts/output-file.ts";
import { build } from "./commands.ts";
import { filesIn, page, siteWith } from "./minimal-site.ts";

const plain = (width = 2000, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: "#7a5230" } });
const byPhone = (position = {}) => ({ IFD0: { Make: "Phone" }, IFD3: position });
const located = byPhone({ GPSLatitudeRef: "N", GPSLatitude: "51/1 27/1 0/1" });
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <r:Description xmlns:e="http://ns.adobe.com/exif/1.0/" e:GPSLatitude="51,27.0N"/></r:RDF></x:xmpmeta>`;

/** A site whose Home shows a photograph. A Mac may write accents in its name as characters of their own. */
function siteWithPhotograph(original: Buffer | undefined, name = "Van & 1.jpg") {
  const body = `<main><img src="/photographs/${name}" alt="Our van" sizes="50vw" /></main>`;
  const facts = {
    "data/facts.ts": `"${name}"`,
    "data/photographs/.DS_Store": "",
    "data/photographs/~$van.jpg": "",
  };
  const pages = { "pages/index.tsx": page("Home", body, false) };
  return siteWith({ ...pages, ...facts, [`data/photographs/${name.normalize("NFD")}`]: original });
}

test("a photograph gains formats, sizes and its size, upright and without metadata, and is made once", async () => {
  const picture = plain().withExif(located).withXmp(xmp).withMetadata({ orientation: 6 });
  const original = await picture.jpeg().toBuffer();
  const folder = siteWithPhotograph(original);
  const { out } = await build(folder);
  expect(out).toContain("\n- data/photographs/Van & 1.jpg: The photograph's metadata has its location, ");
  const dist = filesIn(join(folder, "dist"));
  const names = Object.keys(dist).filter((path) => /^assets\/\d/.test(path));
  const sizes = ["1000x2000.avif", "1000x2000.jpeg", "640x1280.avif", "640x1280.jpeg"];
  expect(names.map((name) => name.replace(/^assets\/|-[0-9a-f]{8}(?=\.)/g, ""))).toEqual(sizes);
  for (const name of names) {
    const { exif, xmp, icc, iptc, orientation } = await sharp(dist[name]).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
  }
  const [avif, jpg, smallAvif, smallJpg] = names.map((name) => `/${name}`);
  expect(`${dist["index.html"]}`).toContain(
    `<main><picture><source type="image/avif" srcset="${smallAvif} 640w,${avif} 1000w" sizes="50vw"><img alt="Our van" ` +
      `src="${jpg}" srcset="${smallJpg} 640w,${jpg} 1000w" sizes="50vw" width="1000" height="2000"></picture></main>`,
  );
  expect(`${dist["index.html"]}`).not.toContain("preload");
  const ofOriginal = shortHash(original);
  expect(jpg, "depends on the settings, too").not.toContain(ofOriginal);
  const cache = join(folder, ".cache/photographs");
  const [kept = ""] = readdirSync(cache).map((name) => join(cache, name));
  const { mtimeMs, size } = statSync(kept);
  await build(folder);
  expect(statSync(kept).mtimeMs).toBe(mtimeMs);
  truncateSync(kept, 99);
  expect((await build(folder)).code).toBe(0);
  expect([filesIn(join(folder, "dist")), statSync(kept).size]).toEqual([dist, size]);
});

test.each<[what: string, original: Buffer | undefined, message: string]>([
  ["missing", undefined, "has no Van & 1.jpg.\n  → Upload it, or fix its name. There are: none\n"],
  [
    "empty",
    Buffer.alloc(0),
    "It can't be read (Input Buffer is empty).\n  → Upload the original again, as JPEG.\n",
  ],
  [
    "broken",
    Buffer.from("text"),
    "It can't be read (Input buffer contains unsupported image format).\n  → Upload the original again",
  ],
  [
    "HEIC",
    Buffer.from("\0\0\0\x1cftypheic"),
    "This is a HEIC file, which most browsers can't show.\n  → Send the",
  ],
  ["HEIC of another brand", Buffer.from("\0\0\0\x1cftypmif1"), "This is a HEIC file"],
  [
    "narrow, as previews are",
    await plain(160, 120).jpeg().toBuffer(),
    "It is 160 pixels wide; a photograph has at least 640.\n  → Upload the original, not a preview.",
  ],
  [
    "a drawing",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    "This is a svg file, not a photograph.\n  → Send the",
  ],
  ["too high", await plain(640, 17_000).png().toBuffer(), "It is 640 pixels wide and 17000 high, too high"],
  ["cut short", (await plain().jpeg().toBuffer()).subarray(0, -500), "It can't be read ("],
])("a photograph that is %s is a problem", async (_, original, message) => {
  const { code, out } = await build(siteWithPhotograph(original));
  const place = original ? "data/photographs/Van & 1.jpg\n  " : "data/facts.ts:1\n  data/photographs/ ";
  expect([code, out]).toEqual([1, expect.stringContaining(place + message)]);
});

test.each([
  ["a transparent photograph is laid on white", await transparent(), 255],
  ["a photograph with an error that hides nothing is shown", await slightlyBroken(), 0x7a],
])("%s", async (_, original, red) => {
  const folder = siteWithPhotograph(original);
  expect(await build(folder)).toMatchObject({ code: 0 });
  const made = Object.entries(filesIn(join(folder, "dist"))).filter(([path]) => /^assets\/\d/.test(path));
  expect(made).toHaveLength(2);
  for (const [path, contents] of made)
    expect((await sharp(contents).raw().toBuffer())[0], path).toBeCloseTo(red, -1);
});

function transparent(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 10, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();
}

/** A JPEG as some telephones of Samsung's write it: its scan's header has three empty bytes. */
async function slightlyBroken(): Promise<Buffer> {
  const jpeg = await plain(640, 10).jpeg().toBuffer();
  const scan = jpeg.indexOf("\xff\xda", 0, "latin1");
  return jpeg.fill(0, scan + 11, scan + 14);
}

test.each([
  ["Exif with the high byte first", plain().jpeg(), "\0\x02\0\x05\0\0\0\x03"],
  ["Exif with the low byte first", plain().jpeg(), "\x02\0\x05\0\x03\0\0\0"],
  ["XMP alone", plain().withXmp(xmp).jpeg(), ""],
])("a position in %s is named", async (_, picture, tag) => {
  const original = Buffer.concat([await picture.toBuffer(), Buffer.from(tag)]);
  const { code, out } = await build(siteWithPhotograph(original));
  expect([code, out]).toEqual([0, expect.stringContaining("The photograph's metadata has its location")]);
});

test("photographs that no page shows are named", async () => {
  const folder = siteWith({ "data/photographs/a.jpg": "picture", "data/photographs/b.HEIC": "picture" });
  const { code, out } = await build(folder);
  const both = "\n- data/photographs/a.jpg, data/photographs/b.HEIC: No page shows";
  expect([code, out]).toEqual([0, expect.stringContaining(both)]);
});

test.each(["a%20b.jpg", "2026/van.jpg", "Bob's  van.jpg", "50%.jpg", "Café.jpg"])(
  "a photograph may have the name %s",
  async (name) => {
    const original = await plain(640, 10).jpeg().toBuffer();
    expect(await build(siteWithPhotograph(original, name))).toMatchObject({ code: 0 });
  },
);
