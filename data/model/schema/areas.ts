import * as v from "valibot";
import type { CrossRules } from "../form/read.ts";
import { milesBetween } from "../miles.ts";

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
    return `“${input}” is not a name of a town. → Write it in letters, the first one a capital.`;
  }),
);

/** "51.5333, -0.9000, Oxfordshire": WGS84 degrees, then what is shown behind the name, if anything. */
const place = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll("\u2212", "-")),
  v.regex(/^-?\d+\.\d+ ?, ?-?\d+\.\d+( ?, ?\p{L}[\p{L} .’'-]*)?$/u, ({ input }) => {
    const hint =
      'Write latitude, longitude and county with commas between them: "51.5333, -0.9000, Oxfordshire"';
    return `“${input}” is not a position. → ${hint}`;
  }),
  v.transform((text) => {
    const [latitude, longitude, county] = text.split(/ ?, ?/);
    return { latitude: Number(latitude), longitude: Number(longitude), county };
  }),
  v.check(
    ({ latitude, longitude }) => latitude > 49 && latitude < 61 && longitude > -9 && longitude < 2,
    "The position is not in Britain. → Write the latitude first; west of Greenwich, the longitude has a minus.",
  ),
);

/** Reading, from which distances are measured. */
const CENTRE = { latitude: 51.4562, longitude: -0.9711 };

const places = v.record(townName, place);
const NO_TOWN = "No town is written below this line. → Write them, Reading first.";

/** data/areas.toml; the first town is the centre. */
export const areasSchema = v.object({
  radiusMiles: radius,
  towns: v.pipe(places, v.minEntries(1, NO_TOWN)),
  unlisted: places,
});

/** The first town is Reading, towns are inside the radius, and no two are at one place. */
export const townRules: CrossRules = ({ radiusMiles, towns = {} }, report) => {
  const entries = Object.entries(towns as Readonly<Record<string, unknown>>);
  const [first] = entries[0] ?? [];
  if (first !== undefined && first !== "Reading")
    report(["towns"], "The first town isn't Reading.", "Move Reading to the top: distances begin there.");
  const located = entries.flatMap(([name, text]) => {
    const { success, output } = v.safeParse(place, text);
    return success ? [{ name, position: output }] : [];
  });
  const limit = v.safeParse(radius, radiusMiles);
  const centre = located.find(({ name }) => name === first)?.position;
  if (centre && milesBetween(centre, CENTRE) > 5) {
    const hint = `Copy it back: "${CENTRE.latitude}, ${CENTRE.longitude}"`;
    return report(["towns", `${first}`], `This is not where ${first} is.`, hint);
  }
  for (const [index, { name, position }] of located.entries()) {
    const isSame = (each: (typeof located)[number]) =>
      milesBetween(each.position, position) === 0 || townId(each.name) === townId(name);
    const other = located.slice(0, index).find(isSame);
    const miles = centre ? milesBetween(centre, position) : 0;
    if (other) {
      const message = `${name} has the name or the position of ${other.name}.`;
      report(["towns", name], message, "Fix one of the two, or remove it.");
    } else if (limit.success && miles > limit.output) {
      const message = `${name} is ${miles.toFixed(1)} miles from ${first}, outside the radius of ${limit.output}.`;
      const hint =
        "Fix its position (latitude first; west of Greenwich has a minus), remove the town, or enlarge the radius.";
      report(["towns", name], message, hint);
    }
  }
};

/** A town's anchor on the areas page: "henley-on-thames". */
export const townId = (name: string) => name.toLowerCase().replaceAll(" ", "-");
