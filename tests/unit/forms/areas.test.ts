import { expect, test } from "vitest";
import { type Edit, problemsAfter, valuesAfter } from "./usual-forms.ts";

const MILES = 'Write a number of miles alone, from "1" to "100".';
const POSITION =
  'Write latitude, longitude and county with commas, "51.5333, -0.9000, Oxfordshire", or delete the line.';
const MINUTES =
  "Write the position in degrees alone, without minutes and seconds: hold or right-click the place on a map on the web, and copy what it gives.";
const tooFar = (town: string, miles: string, radius = 22) =>
  `${town} is ${miles} miles from Reading, outside the radius of ${radius}. Fix its position (latitude first; west of Greenwich has a minus), remove its line, or enlarge the radius.`;
const twice = (town: string, other: string) =>
  `${town} has the name or the position of ${other}. Fix one of the two, or remove it.`;

test.each<readonly [name: string, ...edit: Edit, problems: string]>([
  ["a radius with its unit", '"22"', '"22 miles"', `1: “22 miles” isn't a radius. ${MILES}`],
  ["a radius above 100", '"22"', '"101"', `1: “101” isn't a radius. ${MILES}`],
  ["no radius", '"22"', '""', `1: radius_miles is empty. ${MILES}`],
  [
    "towns outside a smaller radius",
    '"22"',
    '"16"',
    `17: ${tooFar("Slough", "16.6", 16)}\n18: ${tooFar("Wantage", "21.6", 16)}`,
  ],
  [
    "a place that isn't on the list outside the radius",
    "[unlisted]",
    '[unlisted]\n"Oxford" = "51.7520, -1.2577"',
    `17: ${tooFar("Oxford", "23.9")}`,
  ],
  ["a town east instead of west", /"51.5719.*"/, '"51.5719° N, 0.7767° E"', `6: ${tooFar("Marlow", "75.7")}`],
  [
    "longitude before latitude",
    /"51.5719.*"/,
    '"-0.7767, 51.5719, Buckinghamshire"',
    `6: ${tooFar("Marlow", "4883.0")}`,
  ],
  ["a town without a position", /"51.5719.*"/, '""', `6: Marlow is empty. ${POSITION}`],
  [
    "the zoom of a map",
    /"51.5719.*"/,
    '"51.5719, -0.7767, 15z"',
    `6: “51.5719, -0.7767, 15z” isn't a position. ${POSITION}`,
  ],
  [
    "degrees, minutes and seconds",
    /"51.5719.*"/,
    `"51°34'18.8"N 0°46'36.1"W, Buckinghamshire"`,
    `6: ${MINUTES}`,
  ],
  ["degrees and minutes", /"51.5719.*"/, '"51°34.313′ N, 0°46.602′ W"', `6: ${MINUTES}`],
  [
    "a postcode for a county",
    /"51.5719.*"/,
    '"51.5719, -0.7767, SL7"',
    `6: “51.5719, -0.7767, SL7” isn't a position. ${POSITION}`,
  ],
  [
    "a postcode in a town",
    '"Marlow"',
    '"Marlow SL7"',
    "6: “Marlow SL7” isn't a town. Write its name before the =, with a capital and without digits.",
  ],
  [
    "a town in small letters",
    '"Marlow"',
    '"marlow"',
    "6: “marlow” isn't a town. Write its name before the =, with a capital and without digits.",
  ],
  ["Reading among the towns", '"Marlow"', '"Reading"', `6: ${twice("Reading", "Reading")}`],
  [
    "a town twice, once with hyphens",
    '"Marlow"',
    '"Goring on Thames"',
    `7: ${twice("Goring-on-Thames", "Goring on Thames")}`,
  ],
  [
    "a town twice, once with two spaces",
    '"Goring-on-Thames"',
    '"Emmer  Green"',
    '10: "Emmer Green" stands here twice. Remove one of the two.',
  ],
  [
    "a town with spaces around it, too far",
    '"Marlow" = "51.5719',
    "'  Marlow ' = \"53.5719",
    `6: ${tooFar("Marlow", "146.6")}`,
  ],
  [
    "towns that are all empty",
    /\[towns\][\s\S]*(?=\[unl)/,
    '[towns]\n"Marlow" = ""\n',
    `4: Marlow is empty. ${POSITION}`,
  ],
  [
    "two towns at one position",
    /"51.5719.*"/,
    '"51.4772, -0.8620, Berkshire"',
    `6: ${twice("Marlow", "Twyford")}`,
  ],
])("the form of the areas is refused with %s", (_name, from, to, problems) => {
  expect(problemsAfter("areas", from, to)).toBe(problems);
});

const marlow = { latitude: 51.5719, longitude: -0.7767 };

test.each([
  "51.5719, −0.7767",
  "51.5719, –0.7767",
  "51.5719° N, 0.7767° W",
  "51.5719N,0.7767w",
  "51.5719°, -0.7767°",
  "51.5719, -0.7767 W",
])("the position %s is that of Marlow", (written) => {
  const values = valuesAfter("areas", "51.5719, -0.7767, Buck", `${written}, Buck`);
  expect(values).toMatchObject({ towns: { Marlow: { ...marlow, county: "Buckinghamshire" } } });
});

test.each(["Marlow", "“Marlow”", '"Marlow "', '"Marlow"\u00a0'])("a town may be written: %s", (written) => {
  expect(valuesAfter("areas", '"Marlow"', written)).toMatchObject({ towns: { Marlow: marlow } });
});

test.each([
  ["towns", /\[towns\][\s\S]*(?=\[unl)/, "[towns]\n"],
  ["towns", /\[towns\][\s\S]*(?=\[unl)/, ""],
  ["unlisted", /\[unlisted\][\s\S]*/, "[unlisted]\n"],
  ["unlisted", /\[unlisted\][\s\S]*/, ""],
])("the list of %s may be empty: %s → %j", (list, from, to) => {
  expect(valuesAfter("areas", from, to)).toMatchObject({ [list]: {} });
});
