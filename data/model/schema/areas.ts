import * as v from "valibot";
import { rules } from "../form/entries.ts";
import { isNot, matching } from "../form/texts.ts";
import { milesBetween } from "../miles.ts";

/** The centre of Reading, from which distances are measured. */
export const centre = { name: "Reading", latitude: 51.4562, longitude: -0.9711 } as const;

const radius = v.pipe(
  matching(/^([1-9]\d?|100)$/, 'a radius. → Write a number of miles alone, from "1" to "100".'),
  v.transform(Number),
);

const townName = matching(
  /^\p{Lu}[\p{L} .’'()&!-]*$/u,
  "the name of a town. → Write it in letters, the first one a capital.",
);

/** "51.5333, -0.9000, Oxfordshire": WGS84 degrees, then what is shown behind the name, if anything. */
const position = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll("\u2212", "-")),
  v.regex(
    /^-?\d+\.\d+ ?, ?-?\d+\.\d+( ?, ?\p{L}[\p{L} .’'-]*)?$/u,
    isNot('a position. → Write latitude, longitude and county with commas: "51.5333, -0.9000, Oxfordshire"'),
  ),
  v.transform((text) => {
    const [latitude, longitude, county] = text.split(/ ?, ?/);
    return { latitude: Number(latitude), longitude: Number(longitude), county };
  }),
  v.check(
    ({ latitude, longitude }) => latitude > 49 && latitude < 61 && longitude > -9 && longitude < 2,
    "The position isn't in Britain. → Write the latitude first; west of Greenwich, the longitude has a minus.",
  ),
);

const townPositions = v.record(townName, position);

/** Henley on Thames is Henley-on-Thames. */
const compareNames = new Intl.Collator("en-GB", { sensitivity: "base", ignorePunctuation: true }).compare;

/** data/areas.toml. Towns are inside the radius, and no two have one name or position. */
export const areasSchema = v.pipe(
  v.object({ radiusMiles: radius, towns: townPositions, unlisted: townPositions }),
  rules(({ radiusMiles, towns }, report) => {
    const all = [centre, ...Object.entries(towns).map(([name, position]) => ({ ...position, name }))];
    for (const [index, town] of all.entries()) {
      const { name } = town;
      const miles = milesBetween(centre, town);
      const isSame = (each: typeof town) =>
        milesBetween(each, town) === 0 || compareNames(each.name, name) === 0;
      const other = all.slice(0, index).find(isSame);
      if (other) {
        const message = `${name} has the name or the position of ${other.name}.`;
        report(["towns", name], `${message} → Fix one of the two, or remove it.`);
      } else if (miles > radiusMiles) {
        const message = `${name} is ${miles.toFixed(1)} miles from ${centre.name}, outside the radius of ${radiusMiles}.`;
        const hint =
          "Fix its position (latitude first; west of Greenwich has a minus), remove the town, or enlarge the radius.";
        report(["towns", name], `${message} → ${hint}`);
      }
    }
  }),
);
