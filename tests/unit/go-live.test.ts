import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { phone } from "../../data/phones.ts";
import { addressTodos, linkTodos, ownerTodos, phoneTodos } from "../../data/todos.ts";
import { dayProblems, openTodos } from "../../scripts/todos.ts";
import { run } from "./command.ts";
import { copyOfSite, edit, siteWith } from "./fixture.ts";

describe("the site cannot go live with", () => {
  test("a phone number from one of the ranges for fiction", () => {
    const fiction = [
      "0118 496 0000",
      "0118 496 0999",
      "020 7946 0018",
      "01632 960 123",
      "07700 900123",
    ] as const;
    const real = ["0118 950 0123", "0118 497 0000", "020 7947 0018", "07701 900123"] as const;
    expect(phoneTodos(fiction.map(phone)).map(({ text }) => text)).toEqual(
      fiction.map((label) => `phone("${label}")`),
    );
    expect(phoneTodos(real.map(phone))).toEqual([]);
  });

  test("an example for its address", () => {
    for (const origin of [
      "https://www.example.com",
      "https://example.org",
      "https://site.example",
      "https://a.test",
    ]) {
      expect(addressTodos(origin)).toHaveLength(1);
    }
    for (const origin of ["https://www.myexample.com", "https://example.com.uk", "https://flush.co.uk"]) {
      expect(addressTodos(origin)).toEqual([]);
    }
  });

  test("no legal identity, or nothing about VAT", () => {
    const legalIdentity = { name: "A", street: "1 B", town: "C", postcode: "D" };
    const missing = (owner: Parameters<typeof ownerTodos>[0]) =>
      ownerTodos(owner).map(({ remedy }) => remedy.slice(0, 8));
    expect(missing({})).toEqual(["Add lega", "Add vat:"]);
    expect(missing({ vat: "Prices include VAT." })).toEqual(["Add lega"]);
    expect(missing({ legalIdentity })).toEqual(["Add vat:"]);
  });

  test("a link that nobody has checked in the last 90 days, or on a day that is still to come", () => {
    const isOpen = (checked: `${number}-${number}-${number}` | null, today: string) =>
      openTodos(linkTodos([{ href: "https://a.example", label: "", publisher: "", checked }]), today).length >
      0;
    expect(isOpen(null, "2026-11-21")).toBe(true);
    expect(isOpen("2026-11-21", "2026-11-21")).toBe(false);
    expect(isOpen("2026-11-21", "2027-02-19")).toBe(false);
    expect(isOpen("2026-11-21", "2027-02-20")).toBe(true);
    expect(isOpen("2026-11-21", "2026-11-20")).toBe(true);
    expect(isOpen("2026-99-99", "2026-11-21")).toBe(true);
  });
});

describe("npm run build", () => {
  const places = [
    "data/phones.ts:5",
    "data/phones.ts:8",
    "data/address.ts:4",
    "data/owner.ts:68",
    "data/microbore-link.ts:15",
  ];

  test("lists what is still to do, a line each, and builds the site all the same", async () => {
    const { code, out, err } = await run("build.ts", copyOfSite(), [], { SITE_URL: undefined });
    const [, list = ""] = out.split(
      "\nBefore the site goes live (npm run build -- --release insists on it):\n",
    );
    const lines = list.trimEnd().split("\n");
    expect(lines.every((line) => /^- data\/[\w-]+\.ts:\d+: .+ → .+$/.test(line))).toBe(true);
    expect([...new Set(lines.map((line) => line.match(/data\S+\d/)?.[0]))]).toEqual(places);
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });

  test("--release refuses as long as there is any of it, names the same places and leaves dist/ alone", async () => {
    const folder = copyOfSite();
    const { code, out, err } = await run("build.ts", folder, ["--release"], { SITE_URL: undefined });
    expect(err.match(/^data\S+:\d+$/gm)).toEqual([
      ...places.slice(0, 4),
      "data/owner.ts:68",
      ...places.slice(4),
    ]);
    expect(err).toContain(
      "data/phones.ts:5\n  0118 496 0123 is a number for fiction, which nobody answers.\n",
    );
    expect(err).toContain("  → Add legalIdentity: { name, address }.\n");
    expect(err).toMatch(/\n6 problems; dist\/ is as it was\.\n$/);
    expect({ code, out, written: existsSync(join(folder, "dist")) }).toEqual({
      code: 1,
      out: "",
      written: false,
    });
  });

  test("--release builds the site once all is known, until the link has to be looked at again", async () => {
    const folder = copyOfSite();
    edit(folder, "data/phones.ts", "0118 496 0123", "0118 950 1234");
    edit(folder, "data/phones.ts", "0118 496 0456", "0118 950 5678");
    edit(folder, "data/microbore-link.ts", "checked: null", 'checked: "2026-11-21"');
    const identity = '{ name: "A. Smith", street: "20 Any Street", town: "Reading", postcode: "RG1 2AB" }';
    edit(
      folder,
      "data/owner.ts",
      "= {};",
      `= { legalIdentity: ${identity}, vat: "Prices include VAT at 20 %." };`,
    );
    const release = (today: string) =>
      run("build.ts", folder, ["--release", `--today=${today}`], {
        SITE_URL: "https://www.reading-flush.uk",
      });
    const { code, out, err } = await release("2027-02-19");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).not.toContain("Before the site goes live");
    const late = await release("2027-02-20");
    expect(late.code).toBe(1);
    expect(late.err).toMatch(
      /^data\/microbore-link\.ts:15\n {2}Nobody has looked at .+ in the last 90 days\.\n.*\n\n1 problem/,
    );
  });

  test("writes the same on every day", async () => {
    const folder = siteWith();
    const page = () => readFileSync(join(folder, "dist/index.html"), "utf8");
    await run("build.ts", folder, ["--today=2026-11-21"]);
    const first = page();
    await run("build.ts", folder, ["--today=2031-01-01"]);
    expect(page()).toBe(first);
  });

  test("refuses a --today that is no day", async () => {
    const refused = (days: string[]) => days.filter((day) => dayProblems(day).length > 0);
    const wrong = ["tomorrow", "2026-11-31", "21-11-2026", "2026-11", ""];
    expect(refused(["2026-11-21", "2028-02-29", ...wrong])).toEqual(wrong);
    const { code, err } = await run("build.ts", siteWith(), ["--today=2026-11-31"]);
    expect(err).toContain("--today\n  “2026-11-31” is not a day.\n  → Write it as --today=2026-11-21.\n");
    expect(code).toBe(1);
  });
});
