import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { business } from "../../data/business.ts";
import { microboreLink } from "../../data/microbore-link.ts";
import { ownerTodos } from "../../data/owner-todos.ts";
import { phone } from "../../data/phones.ts";
import { socialPicture } from "../../data/social-picture.ts";
import { addressTodos, linkTodos, nameTodos, phoneTodos, pictureTodos } from "../../data/todos.ts";
import { optionsIn } from "../../scripts/build/options.ts";
import { openTodos } from "../../scripts/checks/site/open-todos.ts";
import { descriptionOf, withDescription } from "../../scripts/output/png-text.ts";
import { fullOwner, makeReleasable, rewrite } from "../full-site.ts";
import { root } from "../root.ts";
import { build } from "./command.ts";
import { copyOfSite, report } from "./fixture.ts";

const png = readFileSync(join(root, "static/apple-touch-icon.png"));

const fictional = [
  "0118 496 0000",
  "0118 496 0999",
  "020 7946 0018",
  "01632 960 123",
  "07700 900123",
] as const;
const real = ["0118 950 0123", "0118 497 0000", "020 7947 0018", "07701 900123"] as const;
const examples = ["https://www.example.com", "https://example.org", "https://site.example", "https://a.test"];
const { reviews: _reviews, photographs: _photographs, ...facts } = fullOwner;
const link = { href: "https://a.example", label: "", publisher: "" } as const;
const picture = pictureTodos({ path: "/social.png", text: "Thames Heating’s headline" });

test("a release waits for facts that nobody has stated, and names what visitors ask", async () => {
  const todos = [
    ...phoneTodos(fictional.map(phone)),
    ...examples.flatMap(addressTodos),
    ...nameTodos({ name: "Thames Heating", nameConfirmed: false }),
    ...linkTodos([{ ...link, checked: null }]),
    ...picture,
    ...ownerTodos({}),
  ];
  const required = report(
    "what a release requires:",
    todos.filter(({ blocks }) => blocks),
  );
  const welcome = report(
    "what visitors ask:",
    todos.filter(({ blocks }) => !blocks),
  );
  await expect(required + welcome).toMatchFileSnapshot("__snapshots__/todos.txt");
});

test("a release doesn't wait for facts that are stated", () => {
  expect(phoneTodos(real.map(phone))).toEqual([]);
  const addresses = ["www.myexample.com", "example.com.uk", "flush.co.uk", "a.testing"];
  expect(addresses.flatMap((host) => addressTodos(`https://${host}`))).toEqual([]);
  expect(nameTodos({ name: "Thames Heating", nameConfirmed: true })).toEqual([]);
  expect(ownerTodos(facts)).toEqual([]);
});

test.each([
  ["2026-11-21", []],
  ["2027-02-19", []],
  ["2027-02-20", [false]],
  ["2026-11-20", [false]],
])(
  "a link that a person checked on 2026-11-21 doesn't block a release on %s, but may be overdue",
  (today, blocking) => {
    const open = openTodos(linkTodos([{ ...link, checked: "2026-11-21" }]), today, []);
    expect(open.map(({ blocks }) => blocks)).toEqual(blocking);
  },
);

test("a release waits for a social picture of the current name and headline", () => {
  const open = (text: string) =>
    openTodos(picture, "2026-11-21", [
      { path: "social.png", contents: withDescription(png, text), from: "" },
    ]);
  expect(open("Thames Heating’s headline")).toEqual([]);
  expect(open("Another name’s headline")).toEqual(picture);
  expect(openTodos(picture, "2026-11-21", [])).toEqual(picture);
  expect(descriptionOf(png)).toBeUndefined();
});

/** Builds the site at an address, by default the one in data/. */
function buildAt(address: string | undefined, folder: string, ...args: string[]) {
  vi.stubEnv("SITE_URL", address);
  onTestFinished(() => void vi.unstubAllEnvs());
  return build(folder, ...args);
}

describe("npm run build", () => {
  const address = "https://www.reading-flush.uk";

  test("lists what a release lacks, one line each; --release fails and leaves dist/ unchanged", async () => {
    const folder = copyOfSite();
    makeReleasable(folder, "2026-11-21");
    rewrite(folder, "data/business.ts", /nameConfirmed: true/, "nameConfirmed: false");
    rewrite(folder, "data/phones.ts", /0118 950 1234/, "0118 496 0001");
    rewrite(folder, "data/address.ts", /(?<=SITE_URL \?\? )".*"/, '"https://www.example.com"');
    rewrite(folder, "data/microbore-link.ts", /checked: ".*"/, "checked: null");
    rewrite(folder, "data/owner.ts", / *vat: .*\n/, "");
    writeFileSync(join(folder, "static/social.png"), withDescription(png, "An old name"));
    const refused = await buildAt(address, folder, "--release");
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(existsSync(join(folder, "dist"))).toBe(false);
    const { code, out, err } = await buildAt(undefined, folder);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const [, list = ""] = out.split(/(?=Before the site goes live)/);
    const names = { PICTURE: socialPicture.text, NAME: business.name, LINK: microboreLink.href };
    const text = Object.entries(names).reduce(
      (rest, [name, fact]) => rest.replaceAll(fact, name),
      refused.err + list,
    );
    await expect(text.replace(/\.ts:\d+/g, ".ts:0")).toMatchFileSnapshot("__snapshots__/release.txt");
  });

  test("--release builds the site once everything is known, and warns about a link that nobody has checked lately", async () => {
    const folder = copyOfSite();
    makeReleasable(folder, "2026-11-21");
    writeFileSync(join(folder, "static/social.png"), withDescription(png, socialPicture.text));
    const release = async (today: string) => {
      const { code, out } = await buildAt(address, folder, "--release", "--json", `--today=${today}`);
      return { code, overdue: JSON.parse(out).todos.filter(({ done }: { done?: object }) => done) };
    };
    expect(await release("2027-02-19")).toEqual({ code: 0, overdue: [] });
    const places = [expect.stringMatching(/^data\/microbore-link\.ts:\d+$/)];
    expect(await release("2027-02-20")).toMatchObject({ code: 0, overdue: [{ places, blocks: false }] });
  });

  test("`npm run build --release` makes a release, although npm keeps the flag", () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    for (const value of ["true", "", undefined]) {
      vi.stubEnv("npm_config_release", value);
      expect(optionsIn([]).release).toBe(value === "true");
    }
  });

  test("rejects an invalid --today", async () => {
    for (const day of ["2026-11-21", "2028-02-29"]) expect(optionsIn([`--today=${day}`]).today).toBe(day);
    for (const day of ["tomorrow", "2026-11-31", "21-11-2026", "2026-11", ""]) {
      expect(() => optionsIn([`--today=${day}`])).toThrow(`--today: “${day}” isn't a date`);
    }
  });
});
