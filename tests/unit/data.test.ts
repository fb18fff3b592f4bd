import { describe, expect, test } from "vitest";
import {
  addressProblems,
  linkProblems,
  phoneProblems,
  planProblems,
  townProblems,
} from "../../data/check.ts";
import { site } from "../../data/index.ts";
import { phone } from "../../data/phones.ts";
import { lowestPrice, type PricePlan, pricePlans } from "../../data/prices.ts";
import { bearingBetween, located, radiusMiles, towns } from "../../data/towns.ts";

const told = (problems: readonly { file: string; what: string }[]) =>
  problems.map(({ file, what }) => `${file}: ${what}`);

test("the site's own facts are right", () => {
  expect(site.problems).toEqual([]);
});

describe("phones", () => {
  test("a label becomes the link that calls it", () => {
    expect(phone("0118 496 0123")).toEqual({ label: "0118 496 0123", href: "tel:+441184960123" });
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
      "data/prices.ts: Plan is for “8–12” radiators; its range should begin at 7.",
    ]);
    expect(ranges("6 or so")).toHaveLength(1);
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

test("the site's own address is https and a host alone; its folder has a slash at both ends", () => {
  expect(addressProblems("https://www.example.com", "/")).toEqual([]);
  expect(addressProblems("https://owner.github.io", "/reading/")).toEqual([]);
  expect(told(addressProblems("http://www.example.com", "reading"))).toEqual([
    "data/address.ts: The site's address is “http://www.example.com”, which is not https:// and a host alone.",
    "data/address.ts: The site's folder is “reading”.",
  ]);
  for (const origin of ["https://www.example.com/", "www.example.com", "https://a b", ""]) {
    expect(addressProblems(origin, "/")).toHaveLength(1);
  }
  for (const folder of ["", "/reading", "//", "/../", "/a b/", "/a?b/"]) {
    expect(addressProblems("https://www.example.com", folder)).toHaveLength(1);
  }
});
