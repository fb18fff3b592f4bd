import * as v from "valibot";
import { rule } from "../form/entries.ts";
import { milesBetween } from "../miles.ts";

/** The centre of Reading, from which distances are measured. */
export const centre = { name: "Reading", latitude: 51.4562, longitude: -0.9711 } as const;

const LARGEST_RADIUS = 100;

const radius = v.pipe(
  v.string(),
  v.regex(/^\d+$/, ({ input }) => `The radius is “${input}”. → Write a number of miles alone, such as "25".`),
  v.transform(Number),
  v.minValue(1, "The radius is 0 miles. → Write at least 1."),
  v.maxValue(
    LARGEST_RADIUS,
    ({ input }) => `The radius is ${input} miles. → Write at most ${LARGEST_RADIUS}.`,
  ),
);

const townName = v.pipe(
  v.string(),
  v.regex(/^\p{Lu}[\p{L} .’'()&!-]*$/u, ({ input }) => {
    return `“${input}” isn't the name of a town. → Write it in letters, the first one a capital.`;
  }),
);

/** "51.5333, -0.9000, Oxfordshire": WGS84 degrees, then what is shown behind the name, if anything. */
const position = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll("\u2212", "-")),
  v.regex(/^-?\d+\.\d+ ?, ?-?\d+\.\d+( ?, ?\p{L}[\p{L} .’'-]*)?$/u, ({ input }) => {
    const hint =
      'Write latitude, longitude and county with commas between them: "51.5333, -0.9000, Oxfordshire"';
    return `“${input}” isn't a position. → ${hint}`;
  }),
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

/** data/areas.toml. Towns are inside the radius, and no two have one name or position. */
export const areasSchema = v.pipe(
  v.strictObject({ radiusMiles: radius, towns: townPositions, unlisted: townPositions }),
  rule(({ radiusMiles, towns = {} }, report, isValid) => {
    const valid = Object.entries(towns).filter(([name]) => isValid("towns", name));
    const all = [centre, ...valid.map(([name, position]) => ({ ...position, name }))];
    for (const [index, town] of all.entries()) {
      const { name } = town;
      const isSame = (each: typeof town) =>
        milesBetween(each, town) === 0 || townId(each.name) === townId(name);
      const other = all.slice(0, index).find(isSame);
      const miles = milesBetween(centre, town);
      if (other) {
        const message = `${name} has the name or the position of ${other.name}.`;
        report(["towns", name], message, "Fix one of the two, or remove it.");
      } else if (isValid("radiusMiles") && miles > radiusMiles) {
        const message = `${name} is ${miles.toFixed(1)} miles from ${centre.name}, outside the radius of ${radiusMiles}.`;
        const hint =
          "Fix its position (latitude first; west of Greenwich has a minus), remove the town, or enlarge the radius.";
        report(["towns", name], message, hint);
      }
    }
  }),
);

/** A town's anchor on the areas page: "henley-on-thames". */
export const townId = (name: string) => name.toLowerCase().replaceAll(" ", "-");
