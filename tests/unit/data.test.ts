import { describe, expect, test } from "vitest";
import {
  addressProblems,
  linkProblems,
  ownerProblems,
  phoneProblems,
  planProblems,
  townProblems,
} from "../../data/check.ts";
import { site } from "../../data/index.ts";
import { phone } from "../../data/phones.ts";
import { lowestPrice, type PricePlan, pricePlans } from "../../data/prices.ts";
import { bearingBetween, located, radiusMiles, towns } from "../../data/towns.ts";
import { locate, readSources } from "../../scripts/locate.ts";
import { root } from "../root.ts";

const told = (problems: readonly { file: string; what: string }[]) =>
  problems.map(({ file, what }) => `${file}: ${what}`);

test("the site's own facts are right", () => {
  expect(site.problems).toEqual([]);
});

describe("phones", () => {
  test("a label becomes the link that calls it", () => {
    expect(phone("0118 496 0123")).toEqual({ label: "0118 496 0123", href: "tel:+441184960123" });
  });

  test("numbers of towns, villages, mobiles and London are British, however their digits are grouped", () => {
    const labels = [
      "0118 496 0123",
      "01491 571234",
      "01491 571 234",
      "07700 900123",
      "020 7946 0000",
      "015396 12345",
    ] as const;
    expect(told(phoneProblems(labels.map(phone)))).toEqual([]);
  });

  test("a number that is too short, or a link that calls another, is named", () => {
    expect(
      told(phoneProblems([phone("0118 496 012"), { label: "0118 496 0456", href: "tel:+441184960123" }])),
    ).toEqual([
      "data/phones.ts: “0118 496 012” is not a British phone number.",
      "data/phones.ts: “0118 496 0456” is linked as tel:+441184960123.",
    ]);
  });
});

describe("prices", () => {
  const plan = (name: string, popular: boolean): PricePlan => ({
    name,
    radiators: null,
    price: "£100",
    popular,
  });

  test("the lowest is the one that the site names", () => {
    expect(lowestPrice).toBe("£395");
    expect(pricePlans.map(({ price }) => price)).toEqual(["£395", "£495", "£595", "POA"]);
  });

  test("exactly one plan is popular", () => {
    expect(told(planProblems([plan("Small", true), plan("Large", true)]))).toEqual([
      "data/prices.ts: Exactly one plan is Most Popular; here it is Small and Large.",
    ]);
    expect(told(planProblems([plan("Small", false)]))).toEqual([
      "data/prices.ts: Exactly one plan is Most Popular; here it is none.",
    ]);
  });

  test("the ranges of radiators follow on one another", () => {
    const ranges = (...texts: (string | null)[]) =>
      planProblems(texts.map((radiators, index) => ({ ...plan("Plan", index === 0), radiators })));
    expect(ranges("up to 6", "7–12", null)).toEqual([]);
    expect(told(ranges("up to 6", "8–12"))).toEqual([
      "data/prices.ts: Plan is for “8–12” radiators; its range should go up from 7.",
    ]);
    expect(ranges("6 or so")).toHaveLength(1);
    expect(ranges("up to 0")).toHaveLength(1);
    expect(told(ranges("up to 6", "7–5", "6–9"))).toEqual([
      "data/prices.ts: Plan is for “7–5” radiators; its range should go up from 7.",
    ]);
  });

  test("a price is whole pounds", () => {
    expect(told(planProblems([{ ...plan("Small", true), price: "£39.5" }]))).toEqual([
      "data/prices.ts: Small has the price “£39.5”.",
    ]);
  });
});

describe("towns", () => {
  test("their distances follow from their positions", () => {
    expect(towns.map(({ name, miles }) => `${name} ${miles.toFixed(1)}`)).toEqual([
      "Reading 0.0",
      "Caversham 0.7",
      "Earley 2.3",
      "Woodley 3.0",
      "Tilehurst 3.1",
      "Henley-on-Thames 6.1",
      "Wokingham 6.6",
      "Bracknell 10.0",
      "Maidenhead 11.8",
      "Wallingford 11.9",
      "Basingstoke 14.3",
      "Newbury 15.7",
    ]);
  });

  test("bearings go clockwise from north", () => {
    const centre = { latitude: 51, longitude: -1 };
    const bearings = [
      { latitude: 52, longitude: -1 },
      { latitude: 51, longitude: -0.99 },
      { latitude: 50, longitude: -1 },
      { latitude: 51, longitude: -1.01 },
    ].map((place) => Math.round(bearingBetween(centre, place)));
    expect(bearings).toEqual([0, 90, 180, 270]);
  });

  test("one outside the radius, twice there or nowhere is named", () => {
    const oxford = located({ name: "Oxford", latitude: 51.752, longitude: -1.2577 });
    const london = located({ name: "London", latitude: 51.5074, longitude: -0.1278 });
    const nowhere = located({ name: "Nowhere", latitude: Number.NaN, longitude: 0 });
    expect(told(townProblems([oxford, london, oxford, nowhere], radiusMiles))).toEqual([
      "data/towns.ts: London is 36.5 miles from Reading, outside the radius of 25.",
      "data/towns.ts: Oxford is listed twice.",
      "data/towns.ts: Nowhere is NaN miles from Reading, outside the radius of 25.",
    ]);
  });
});

test("an external link is https", () => {
  expect(
    told(linkProblems([{ href: "https://a.example/b" }, { href: "http://a.example" as "https://" }])),
  ).toEqual(["data/microbore-link.ts: “http://a.example” is not an https address."]);
});

describe("where the site lives", () => {
  /** "place: what is wrong → what to do" for these values of SITE_URL and BASE_PATH. */
  const faults = (origin: string, basePath: string) =>
    locate(addressProblems(origin, basePath), readSources(root)).map(
      ({ places, what, remedy }) => `${places}: ${what} → ${remedy}`,
    );

  test("is https and a host alone, and a folder with a slash at both ends", () => {
    expect(faults("https://www.example.com", "/")).toEqual([]);
    expect(faults("https://owner.github.io", "/reading/")).toEqual([]);
    expect(faults("https://example.org:8443", "/a/b_c.d~e-f/")).toEqual([]);
  });

  test.each([
    ["a path", "https://www.example.com/reading"],
    ["a slash at its end", "https://www.example.com/"],
    ["http without TLS", "http://www.example.com"],
    ["no scheme", "www.example.com"],
    ["a scheme that is not the web's", "ftp://www.example.com"],
    ["a space", "https://www example.com"],
    ["a password", "https://me:secret@www.example.com"],
    ["nothing in it", ""],
  ])("SITE_URL with %s is told, with the place and the remedy", (_, origin) => {
    expect(faults(origin, "/")).toEqual([
      `data/address.ts:4: The site's address is “${origin}”, which is not https:// and a host alone. → ` +
        "Set SITE_URL to something like https://www.example.com; a folder belongs in BASE_PATH.",
    ]);
  });

  test.each([
    ["no slash at its start", "reading/"],
    ["no slash at its end", "/reading"],
    ["a space", "/my site/"],
    ["a way up", "/../"],
    ["an empty part", "//"],
    ["a query", "/reading?a/"],
    ["nothing in it", ""],
  ])("BASE_PATH with %s is told, with the place and the remedy", (_, basePath) => {
    expect(faults("https://www.example.com", basePath)).toEqual([
      `data/address.ts:7: The site's folder is “${basePath}”. → Set BASE_PATH to a path with a slash at both ends, ` +
        "such as /reading/, of letters, digits and . _ ~ -",
    ]);
  });
});

test("a fact of the owner is known or left out", () => {
  expect(ownerProblems({})).toEqual([]);
  expect(ownerProblems({ vat: "Prices include VAT.", email: "a@b.example" })).toEqual([]);
  const provisional = {
    vat: "TODO",
    openingHours: " ",
    legalIdentity: { name: "A. Smith", address: "" },
    reviews: [],
    email: "mailto:a@b.example",
  } as const;
  expect(told(ownerProblems(provisional))).toEqual(
    Object.keys(provisional).map(
      (name) => `data/owner.ts: The owner's ${name} is there, but empty or provisional.`,
    ),
  );
});
