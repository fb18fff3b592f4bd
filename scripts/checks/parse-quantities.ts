/** A number with its unit in a text. */
export type Figure = {
  /** One form for all spellings: "25 mile", "7–12 radiators", "£395"; "20 years" also for "twenty years". */
  readonly figure: string;
  /** As written in the text. */
  readonly written: string;
  /** What to search for in the sources: as written, after its neighbour if it has no unit. */
  readonly place: string;
};

const ONES = "one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const FEW: ReadonlyMap<string, number> = new Map([
  ...[...ONES, ...TEENS].map((word, index) => [word, index + 1] as const),
  ...TENS.map((word, index) => [word, 10 * index + 20] as const),
]);
const MANY: ReadonlyMap<string, number> = new Map([
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
]);

const few = `(?:(?:${TENS.join("|")})(?:[ -](?:${ONES.join("|")}))?|${[...TEENS, ...ONES].join("|")})`;
const many = [...MANY.keys()].join("|");
const words = `(?:${few}(?: (?:${many}))?|(?:an? )?(?:${many}))(?!\\p{L})`;
const number = `(?:\\d+(?:[.,:]\\d+)*|${words})`;
const to = " ?[–—-] ?| to ";
const and = ",? and |,? or |, | ?& ?";
const unit = "°(?: ?[cf])?|[%‰+*★″′]|/\\d+|per cent|\\p{L}+";

/**
 * A phone number, a price, or numbers that share a unit: the word or sign after them. CO2 is a word, not a number.
 * Expects lower case: ignoring the case of all Unicode letters takes longer than reading all pages.
 */
const FIGURE = new RegExp(
  "(?<phone>(?<!\\d)(?:\\+44|\\(?0)(?:[ ()-]{0,2}\\d){9,10}(?!\\d))|(?<price>[£$€] ?\\d+(?:[.,]\\d+)*)|" +
    `(?<![\\p{L}\\d])(?<numbers>${number}(?:(?:${to}|${and})${number})*)(?: ?-? ?(?<unit>${unit}))?`,
  "gu",
);
const WORDS = new RegExp(words, "gu");
/** True for every text with a figure and few others, and much faster. There is no \b between a word and "_". */
const SIGN = new RegExp(`[\\d_]|\\b(?:${[...FEW.keys(), ...MANY.keys()].join("|")})\\b`);
const RANGE = new RegExp(to, "u");
const LIST = new RegExp(and, "u");

/** "one" is rarely a number, except before these. */
const MEASURE = /^(years?|months?|weeks?|days?|hours?|minutes?|miles?|stars?|percent|%)$/;
const YEAR = /^(1[89]|20)\d\d$/;

/** Finds every figure in a normalized text. */
export function figuresIn(text: string): readonly Figure[] {
  const lower = text.toLowerCase();
  if (!SIGN.test(lower)) return [];
  return [...lower.matchAll(FIGURE)].flatMap(({ 0: match, index, groups = {} }) => {
    const { phone, price, numbers = "", unit = "" } = groups;
    const written = text.slice(index, index + match.length);
    if (phone) return [{ figure: phone, written, place: written }];
    if (price) return [{ figure: price.replace(" ", ""), written, place: written }];
    if (numbers === "one" && !MEASURE.test(unit)) return [];
    const before = unit ? "" : (text.slice(0, index).match(/\S+ $/)?.[0] ?? "");
    return measured(numbers, unit).map((figure) => ({ figure, written, place: before + written }));
  });
}

/** "6, 8, 10" with "mm" are three figures, "7 to 12" with "radiators" is one; a year has no unit. */
function measured(numbers: string, unit: string): string[] {
  const measure = unit.replace(" ", "");
  return numbers
    .replace(WORDS, digits)
    .split(LIST)
    .map((item) => item.split(RANGE).join("–"))
    .map((item) => (YEAR.test(item) ? item : `${item} ${measure}`.trim()));
}

/** "twenty-five" is "25", "a dozen" is "12". */
function digits(words: string): string {
  const values = words.split(/[ -]/);
  const few = values.reduce((sum, word) => sum + (FEW.get(word) ?? 0), 0);
  return `${values.reduce((product, word) => product * (MANY.get(word) ?? 1), few || 1)}`;
}
