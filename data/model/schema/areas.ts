import * as v from "valibot";
import { rules } from "../form/entries.ts";
import { isNot } from "../form/messages.ts";
import { corrected, matching, requiredLine, text } from "../form/texts.ts";
import { distanceAndBearing } from "../miles.ts";

/** The centre of Reading, from which distances are measured. */
export const centre = { name: "Reading", latitude: 51.4562, longitude: -0.9711 } as const;

const radius = v.pipe(
  matching(/^([1-9]\d?|100)$/, "a radius", 'Write a number of miles alone, from "1" to "100".'),
  v.transform(Number),
);

const MINUTES =
  "Write the position in degrees alone, without minutes and seconds: hold or right-click the place on a map on the web, and copy what it gives.";

/** "51.5333, -0.9000, Oxfordshire": WGS84 degrees, then what is shown after the name, if anything. */
const position = v.pipe(
  text,
  v.check((written) => !/\d\s*['′’‘]/.test(written), MINUTES),
  corrected(
    (written) =>
      written
        .replace(/[\u2012-\u2015\u2212]/g, "-")
        .replace(/ ?°/g, "")
        .replace(/-?([\d.]+) ?[SW](?= ?,|$)/gi, "-$1")
        .replace(/([\d.]+) ?[NE](?= ?,|$)/gi, "$1"),
    matching(
      /^-?\d+\.\d+ ?, ?-?\d+\.\d+( ?, ?\p{L}[\p{L} .’'-]*)?$/u,
      "a position",
      'Write latitude, longitude and county with commas, "51.5333, -0.9000, Oxfordshire", or delete the line.',
    ),
  ),
  v.transform((written) => {
    const [latitude, longitude, county] = written.split(/ ?, ?/);
    return { latitude: Number(latitude), longitude: Number(longitude), county };
  }),
);

const townName = v.pipe(
  requiredLine,
  v.regex(/^\p{Lu}\D*$/u, isNot("a town", "Write its name before the =, with a capital and without digits.")),
);

const townPositions = v.optional(v.record(townName, position), {});

/** Henley on Thames is Henley-on-Thames. */
const compareNames = new Intl.Collator("en-GB", { sensitivity: "base", ignorePunctuation: true }).compare;

/** data/areas.toml. All places are inside the radius, and no two towns have one name or position. */
export const areasSchema = v.pipe(
  v.strictObject({ radius_miles: radius, towns: townPositions, unlisted: townPositions }),
  rules(({ radius_miles, ...lists }, report) => {
    const placesOf = (list: "towns" | "unlisted") =>
      Object.entries(lists[list]).map(([name, position]) => ({ ...position, name, list }));
    const all = [{ ...centre, list: "towns" }, ...placesOf("towns"), ...placesOf("unlisted")];
    for (const [index, place] of all.entries()) {
      const { name, list } = place;
      const { miles } = distanceAndBearing(centre, place);
      const isSame = (each: typeof place) =>
        distanceAndBearing(each, place).miles === 0 || compareNames(each.name, name) === 0;
      const other = list === "towns" && all.slice(0, index).find(isSame);
      const same =
        other && `${name} has the name or the position of ${other.name}. Fix one of the two, or remove it.`;
      const far = `${name} is ${miles.toFixed(1)} miles from ${centre.name}, outside the radius of ${radius_miles}. Fix its position (latitude first; west of Greenwich has a minus), remove its line, or enlarge the radius.`;
      if (same || miles > radius_miles) report(same || far, list, name);
    }
  }),
);
