import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { imageFiles } from "../../scripts/checks/site/image-files.ts";
import { hashInName } from "../../scripts/hosting/headers.ts";
import { filesBelow } from "../../scripts/output/disk.ts";
import { makeSite } from "../../scripts/site.ts";
import { run } from "./command.ts";
import { folderWith, minimalSite, problemsIn, siteWith, told } from "./fixture.ts";

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <r:Description xmlns:e="http://ns.adobe.com/exif/1.0/" e:GPSLatitude="51,27.0N"/></r:RDF></x:xmpmeta>`;
const plain = () => sharp({ create: { width: 90, height: 60, channels: 3, background: "#f00" } });
const byPhone = (position = {}) => plain().withExif({ IFD0: { Make: "Phone" }, IFD3: position });
const located = () => byPhone({ GPSLatitudeRef: "N", GPSLatitude: "51/1 27/1 0/1" });

test("npm run photo turns a photograph upright, leaves out all metadata, and prints its line", async () => {
  const folder = folderWith({});
  const file = join(folder, "a.jpg");
  const source = located().withXmp(xmp).withIccProfile("p3").withMetadata({ orientation: 6 });
  await source.resize(1500, 1000).toFile(file);
  expect(await sharp(file).metadata()).toMatchObject({ orientation: 6, exif: {}, xmp: {}, icc: {} });

  const { code, out } = await run("photo.ts", folder, [file, 'A "pump"']);
  expect(code).toBe(0);
  expect(out).toContain('width = "1000"\nheight = "1500"\nshows = "A ”pump”"\ncaption = ""\n');
  const made = filesBelow(join(folder, "static")).map(async (name) => {
    const bytes = readFileSync(join(folder, "static", name));
    const { width, height, format, exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(out).toContain(`/${name}`);
    expect(name).toContain(`photographs/${width}-${hashInName(bytes)}.`);
    return `${format} ${width} × ${height}`;
  });
  const sizes = ["1000 × 1500", "640 × 960"];
  expect((await Promise.all(made)).sort()).toEqual(
    ["heif", "jpeg"].flatMap((format) => sizes.map((size) => `${format} ${size}`)),
  );
});

test.each([
  ["a.heic", "\0\0\0\x1cftypheic", "This is a HEIC file, which most browsers can't show."],
  ["a.heif", "\0\0\0\x1cftypmif1", "This is a HEIC file, which most browsers can't show."],
  ["a.jpg", "text", "This isn't a picture: "],
])("npm run photo refuses %s and says how to export JPEG", async (name, contents, message) => {
  const { code, err } = await run("photo.ts", folderWith({ [name]: contents }), [name, "A pump"]);
  expect(code).toBe(1);
  expect(err).toContain(`  ${message}`);
  expect(err).toContain("→ Export it as JPEG");
});

test("npm run photo refuses a text without quotes, and a folder", async () => {
  const folder = folderWith({ "a.jpg/b.txt": "" });
  expect((await run("photo.ts", folder, ["a.jpg", "A", "pump"])).err).toContain("the text between quotes");
  const { code, err } = await run("photo.ts", folder, ["a.jpg", "A pump"]);
  expect(code).toBe(1);
  expect(err).toContain("a.jpg  unreadable-picture\n  This is a folder.\n");
});

type Picture = Sharp | string;

/** The minimal site with a file in static/, which its page shows in this size. */
async function siteWithPicture(name: string, picture: Picture, size = "90 × 60") {
  const [width, height] = size.split(" × ");
  const shown = `<picture><source srcSet="/${name} 9w" /><img alt="" width="${width}" height="${height}" /></picture>`;
  const home = minimalSite["pages/index.tsx"].replace("</main>", `${shown}</main>`);
  const folder = siteWith({ "pages/index.tsx": home, [`static/${name}`]: `${picture}` });
  if (typeof picture === "object") await picture.toFile(join(folder, "static", name));
  return folder;
}

const large = plain().resize(300, 300).png({ compressionLevel: 0 });
const where = "static/%: The image says where it was taken, which may be a customer's home.";
const shape = (size: string) => `pages/index.tsx: static/% doesn't have the shape of ${size} pixels.`;

test.each<[what: string, name: string, picture: Picture, message: string, size?: string]>([
  ["a JPEG with a position", "a.jpeg", located(), where],
  ["a PNG with a position", "a.png", located(), where],
  ["a WebP with a position", "a.webp", located(), where],
  ["an AVIF with a position", "a.avif", located(), where],
  ["a HEIC with a position", "a.HEIC", located().avif(), where],
  ["a position in XMP", "a.JPG", plain().withXmp(xmp), where],
  ["a position in a PNG's text", "a.png", plain().withXmp(xmp), where],
  ["an image that is too wide", "a.webp", plain(), shape("60 × 60"), "60 × 60"],
  ["a GIF that is too high", "a.gif", plain(), shape("10 × 100"), "10 × 100"],
  ["an SVG that is too wide", "a.svg", '<svg width="90" height="60"/>', shape("60 × 60"), "60 × 60"],
  ["an image on its side", "a.jpg", plain().withMetadata({ orientation: 6 }), shape("90 × 60")],
  ["a file that is no image", "a.png", "no picture", shape("90 × 60")],
  ["a large image", "a.png", large, "static/%: The image has 27… bytes; the limit is 200000.", "300 × 300"],
])("the build stops for %s, and names the command", async (_, name, picture, message, size) => {
  const problems = await problemsIn(await siteWithPicture(name, picture, size));
  const messages = told(problems).map((text) => text.replace(/27\d{4}/, "27…"));
  expect(messages).toEqual([message.replace("%", name)]);
  expect(problems[0]?.hint).toContain("npm run photo -- ");
});

test("the build accepts the rounded width or height of a narrow image", async () => {
  const narrow = plain().resize(640, 21);
  const { files } = await makeSite(await siteWithPicture("a.webp", narrow, "1280 × 43"));
  expect(files.map(({ path }) => path)).toContain("a.webp");
});

test("the build stops for a TIFF with a position", async () => {
  const { exif } = await sharp(await located().jpeg().toBuffer()).metadata();
  const contents = exif?.subarray(6) ?? ""; // after "Exif", it is a TIFF
  const problems = await imageFiles([{ path: "a.tif", from: "static/a.tif", contents }]);
  expect(told(problems)).toEqual([where.replace("%", "a.tif")]);
});

test.each([
  ["other metadata, and nearly the same shape", "a.webp", byPhone()],
  ["a drawing without a size", "a.svg", "<svg/>"],
])("the build accepts %s", async (_, name, picture) => {
  const { files } = await makeSite(await siteWithPicture(name, picture, "905 × 600"));
  expect(files.map(({ path }) => path)).toContain(name);
});
