import { describe, expect, test } from "vitest";
import { addressProblems } from "../../data/checks/address.ts";
import { phoneProblems } from "../../data/checks/phones.ts";
import { planProblems } from "../../data/checks/prices.ts";
import { townProblems } from "../../data/checks/towns.ts";
import { dateText, daysOf, hoursText, isDate } from "../../data/dates.ts";
import { phone } from "../../data/phones.ts";
import { counted, lowestPrice, type PricePlan, pounds, pricePlans } from "../../data/prices.ts";
import { problems } from "../../data/problems.ts";
import { bearingBetween, located, milesBetween, reading, towns } from "../../data/towns.ts";
import { locate, readSources } from "../../scripts/errors/locate.ts";
import { root } from "../root.ts";

const told = (problems: readonly { places: readonly string[]; message: string }[]) =>
  problems.map(({ places, message }) => `${places}: ${message}`);

test("the site's own facts have no problem", () => {
  expect(problems).toEqual([]);
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
});

describe("prices", () => {
  const plan: PricePlan = { name: "Small", radiators: null, price: "£100", popular: true };

  test("the lowest is what Home says", () => {
    const prices = pricePlans.flatMap(({ price }) => pounds(price) ?? []);
    expect(lowestPrice).toBe(`£${prices.toSorted((one, other) => one - other)[0]}`);
  });

  test("each range of radiators begins where the one before it ends", () => {
    const plans = ["up to 6", "7–12", null].map((radiators) => ({ ...plan, radiators }));
    expect(counted(plans).map(({ from, to }) => [from, to])).toEqual([
      [1, 6],
      [7, 12],
      [13, null],
    ]);
    expect(
      planProblems(plans.map((each, index) => ({ ...each, name: `${index}`, popular: index === 0 }))),
    ).toEqual([]);
    expect(told(planProblems([{ ...plan, radiators: "up to 0" }]))).toEqual([
      "data/prices.ts: Small is for “up to 0” radiators, which is not a range from 1 up.",
    ]);
  });
});

describe("towns", () => {
  test("distances follow from positions", () => {
    const milesTo = (latitude: number, longitude: number) =>
      milesBetween({ latitude: 51.4562, longitude: -0.9711 }, { latitude, longitude }).toFixed(1);
    expect(milesTo(51.4669, -0.9731)).toBe("0.7");
    expect(milesTo(51.5333, -0.9)).toBe("6.1");
    expect(milesTo(51.4015, -1.3247)).toBe("15.7");
    expect(towns.map(({ miles }) => miles)).toEqual(
      towns.map(({ miles }) => miles).toSorted((a, b) => a - b),
    );
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

  test("a town outside the radius is named with its distance", () => {
    const far = located({ name: "Far", latitude: reading.latitude + 1, longitude: reading.longitude });
    expect(told(townProblems([far], 25))).toEqual([
      "data/towns.ts: Far is 69.2 miles from Reading, outside the radius of 25.",
    ]);
  });
});

describe("where the site lives", () => {
  /** "place: what is wrong → what to do" for these values of SITE_URL and BASE_PATH. */
  const faults = (origin: string, basePath: string) =>
    locate(addressProblems(origin, basePath), readSources(root)).map(
      ({ places, message, hint }) => `${places}: ${message} → ${hint}`,
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
  ])("SITE_URL with %s is refused, with the place and what to write", (_, origin) => {
    expect(faults(origin, "/")).toEqual([
      `data/address.ts:4: The site's address is “${origin}”, which is not https:// and a host alone. → ` +
        "Write it like https://www.example.com, without a slash at the end; a folder belongs in BASE_PATH.",
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
  ])("BASE_PATH with %s is refused, with the place and what to write", (_, basePath) => {
    expect(faults("https://www.example.com", basePath)).toEqual([
      `data/address.ts:7: The site's folder is “${basePath}”. → Set BASE_PATH to a path with a slash at both ends, ` +
        "such as /reading/, of letters, digits and . _ ~ -",
    ]);
  });
});

describe("opening hours and dates", () => {
  test("read as people say them", () => {
    const week = { from: "Monday", to: "Friday", opens: "08:00", closes: "18:30" } as const;
    expect(hoursText(week)).toBe("Monday to Friday, 8 am to 6.30 pm");
    expect(hoursText({ from: "Sunday", to: "Sunday", opens: "00:05", closes: "12:00" })).toBe(
      "Sunday, 12.05 am to 12 pm",
    );
    expect(daysOf(week)).toEqual(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]);
    expect(daysOf({ from: "Saturday", to: "Monday" })).toEqual(["Saturday", "Sunday", "Monday"]);
    expect(dateText("2026-05-03")).toBe("3 May 2026");
  });

  test("a date is a day of the calendar", () => {
    const texts = ["2026-05-03", "2028-02-29", "2026-02-29", "2026-5-3", "3 May 2026", "", null];
    expect(texts.filter(isDate)).toEqual(["2026-05-03", "2028-02-29"]);
  });
});
