import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
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
import { copyOfSite } from "./fixture.ts";

const png = readFileSync(join(root, "static/apple-touch-icon.png"));

describe("a release waits for", () => {
  test("a real phone number instead of one reserved for fiction", () => {
    const labels = [
      "0118 496 0000",
      "0118 496 0999",
      "020 7946 0018",
      "01632 960 123",
      "07700 900123",
    ] as const;
    const real = ["0118 950 0123", "0118 497 0000", "020 7947 0018", "07701 900123"] as const;
    expect(phoneTodos(labels.map(phone)).map(({ text }) => text)).toEqual(
      labels.map((each) => `phone("${each}")`),
    );
    expect(phoneTodos(real.map(phone))).toEqual([]);
  });

  test.each([
    ["https://www.example.com", "https://www.myexample.com"],
    ["https://example.org", "https://example.com.uk"],
    ["https://site.example", "https://flush.co.uk"],
    ["https://a.test", "https://a.testing"],
  ])("a real address instead of %s", (example, real) => {
    expect(addressTodos(example)).toMatchObject([{ blocks: true }]);
    expect(addressTodos(real)).toEqual([]);
  });

  test("a confirmed name", () => {
    expect(nameTodos({ name: "A", nameConfirmed: false })).toMatchObject([{ blocks: true }]);
    expect(nameTodos({ name: "A", nameConfirmed: true })).toEqual([]);
  });

  test("legal identity, VAT and the guarantee's terms; other questions of visitors are only listed", () => {
    const named = (blocking: boolean, owner: Parameters<typeof ownerTodos>[0]) =>
      ownerTodos(owner)
        .filter(({ blocks }) => blocks === blocking)
        .map(({ hint }) => /^Add (\w+): /.exec(hint)?.[1]);
    const required = ["legalIdentity", "vat", "guaranteeTerms"];
    const { reviews: _reviews, photographs: _photographs, ...facts } = fullOwner;
    expect(named(true, {})).toEqual(required);
    expect(named(false, {}).sort()).toEqual(
      Object.keys(facts)
        .filter((fact) => !required.includes(fact))
        .sort(),
    );
    expect(ownerTodos(facts)).toEqual([]);
    expect(ownerTodos({}).filter(({ blocks, message }) => !blocks && !/ ask: “.+\?”$/.test(message))).toEqual(
      [],
    );
  });

  test("a link that a person has checked at least once, even if over 90 days ago", () => {
    const link = { href: "https://a.example", label: "", publisher: "" } as const;
    const onDay = (checked: `${number}-${number}-${number}`, today: string) =>
      openTodos(linkTodos([{ ...link, checked }]), today, []).map(({ blocks }) => blocks);
    expect(linkTodos([{ ...link, checked: null }])).toMatchObject([{ blocks: true }]);
    expect(onDay("2026-11-21", "2026-11-21")).toEqual([]);
    expect(onDay("2026-11-21", "2027-02-19")).toEqual([]);
    expect(onDay("2026-11-21", "2027-02-20")).toEqual([false]);
    expect(onDay("2026-11-21", "2026-11-20")).toEqual([false]);
  });

  test("a social picture of the current name and headline", () => {
    const todos = pictureTodos({ path: "/social.png", text: "Thames Heating’s headline" });
    const open = (text: string) =>
      openTodos(todos, "2026-11-21", [
        { path: "social.png", contents: withDescription(png, text), from: "" },
      ]);
    expect(open("Thames Heating’s headline")).toEqual([]);
    expect(open("Another name’s headline")).toMatchObject([{ blocks: true, hint: "Run npm run pictures." }]);
    expect(openTodos(todos, "2026-11-21", [])).toHaveLength(1);
    expect(descriptionOf(png)).toBeUndefined();
  });
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
    rewrite(folder, "data/business.ts", /nameConfirmed: true/, () => "nameConfirmed: false");
    rewrite(folder, "data/phones.ts", /0118 950 1234/, () => "0118 496 0001");
    rewrite(folder, "data/address.ts", /(?<=SITE_URL \?\? )".*"/, () => '"https://www.example.com"');
    rewrite(folder, "data/microbore-link.ts", /checked: ".*"/, () => "checked: null");
    rewrite(folder, "data/owner.ts", / *vat: .*\n/, () => "");
    writeFileSync(join(folder, "static/social.png"), withDescription(png, "An old name"));
    const names = ["phones", "business", "owner", "microbore-link"].map((name) => `data/${name}.ts`);
    const files = [...names, "static/social.png"];

    const refused = await buildAt(address, folder, "--release");
    expect(refused.err.match(/^(data|static)[^: \n]+/gm)).toEqual(files);
    expect(refused.err).toMatch(
      /^data\/phones\.ts:\d+ {2}placeholder\n {2}0118 496 0001 is reserved for fiction; nobody answers it\.\n/,
    );
    expect(refused.err).toContain('\n  → Add vat: "Prices include VAT.", or what is true for you.\n');
    expect(refused.err).toMatch(/\n5 problems; dist\/ is unchanged\.\n$/);
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(existsSync(join(folder, "dist"))).toBe(false);

    const { code, out, err } = await buildAt(undefined, folder);
    const heading = "\nBefore the site goes live (npm run build -- --release requires it):\n";
    const [, list = ""] = out.split(heading);
    const [required = "", welcome = ""] = list.split("\n\nA release doesn't require these:\n");
    const places = (text: string) =>
      text.match(/^.+$/gm)?.map((line) => /^- ([\w./-]+)(?::\d+)?: .+ → .+$/.exec(line)?.[1]);
    expect(places(required)).toEqual([files[0], "data/address.ts", ...files.slice(1)]);
    expect(new Set(places(welcome))).toEqual(new Set(["data/owner.ts"]));
    expect({ code, err }).toEqual({ code: 0, err: "" });
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
