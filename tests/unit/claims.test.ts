import { expect, test } from "vitest";
import { unknownClaims } from "../../data/claims.ts";
import { site } from "../../data/index.ts";
import { limits } from "../../data/limits.ts";
import type { SiteData } from "../../scripts/contract.ts";
import { build } from "./command.ts";
import { data, dataOf, described, faultsIn, faultsOf, headOf, page, siteWith } from "./fixture.ts";

const oldest = limits.oldestYears;

/** Figures of a bakery, and the claims that are forbidden while the owner has stated nothing. */
const facts: SiteData = {
  ...data,
  figures: (
    "£42, £52, £62, up to 6 loaves, 7–12 loaves, 13–20 loaves, 12 villages, 6.6 miles, 25 miles, 25-mile, " +
    `15.7 miles, 6–10 mm, 7 mm, 15 mm, 40234, 20 years, ${oldest} years`
  ).split(", "),
  claims: unknownClaims,
};

/** The words that the messages quote as forbidden in a page's body or head. */
function saidIn(html: string): string[] {
  const isHead = /^<(title|meta|script)/.test(html);
  const head = html.startsWith("<title") ? html : headOf("index.html", isHead ? html : "");
  const faults = faultsOf([page("index.html", isHead ? "" : html, head)], facts);
  return faults.map((fault) => fault.match(/^pages\/index.tsx: Says “(.*?)”/)?.[1] ?? fault);
}

/** Expected findings are in brackets. */
const FALSE = [
  "From [£41], or [42 pounds], now [20 %] off until Sunday, lower by [a third].",
  "Within [30 miles], at your door within [5 miles]: [thirty miles], a [twenty-mile] radius.",
  "[Thirteen villages], over [500 orders], [hundreds] of warm homes.",
  `Since [2009], with ovens up to [${oldest + 100} years] old.`,
  "Crusts of [8–10 mm], for [7–20 loaves].",
  "Call [01632 960999] or [+44 1632 960123].",
  "It takes [4 hours]. We answer [24/7].",
  `With ${oldest} [years’ experience], or ${oldest} [years experience]; twenty [years of know-how].`,
  `Baking [for over ${oldest} years], [for more than twenty years] in your street.`,
  "[Rated] [4.9/5] by homeowners, [★]★★★ by others, the [best] bread in town.",
  "[Gas Safe] registered, a [member of] the association.",
  "Prices include [VAT], or are plus [V.A.T.]",
  "Your [money-back] guarantee. We flush at [high pressure]. We fit a [MagnaClean].",
];

const TRUE = [
  "From £42. Medium boxes from £52, large ones from £62. No fix, no fee. Call 01632 960123.",
  "We deliver within a 25-mile radius. Within twenty-five miles of the shop, we deliver. Twelve villages.",
  "Ashford is 6.6 miles from the shop, Bexley 15.7 miles.",
  "Crusts of 6–10 mm or 6-10&nbsp;mm are not sliced.",
  `We repair ovens up to ${oldest} years old.`,
  "Ovens over twenty years old are referred, those up to 20 years of age are not.",
  "For up to 6 loaves, for 7–12 loaves, for 13 to 20 loaves.",
  "The usual 15 mm slice is twice as thick as one of 7 mm.",
  "Work is done to the standards of an association, in the same week, at high flow and low pressure.",
  "One job, done properly: hold one hand against the crust.",
  "CO2 is no figure, and neither is RG1 without a number of its own.",
];

test.each(FALSE)("rejects “%s”", (marked) => {
  const wanted = [...marked.matchAll(/\[(.*?)\]/g)].map(([, words]) => words);
  expect(saidIn(`<p>${marked.replace(/[[\]]/g, "")}</p>`).sort()).toEqual(wanted.sort());
});

test.each(TRUE)("accepts “%s”", (sentence) => {
  expect(faultsIn(`<p>${sentence}</p>`, facts)).toEqual([]);
});

const block = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const offer = { "@context": "https://schema.org", "@type": "Offer", price: "42", priceCurrency: "GBP" };

test.each([
  ["where they are both", "<p>#1 in town, number 1 for bread</p>", ["1 in", "1 for", "#1", "number 1"]],
  [
    "where words are both",
    "<p>No. 1 cake, twenty per cent off</p>",
    ["1 cake", "twenty per cent", "No. 1", "per cent"],
  ],
  ["whatever their case", "<p>GAS SAFE, gas safe</p>", ["GAS SAFE", "gas safe"]],
  ["with a hyphen", "<p>Gas-Safe</p>", ["Gas-Safe"]],
  ["with a line break", "<p>Gas\n      Safe</p>", ["Gas Safe"]],
  [
    "with spaces that do not break",
    "<p>Gas&nbsp;Safe, high&#8239;pressure</p>",
    ["Gas Safe", "high pressure"],
  ],
  ["with a soft hyphen", "<p>Gas &shy;Sa&shy;fe</p>", ["Gas Safe"]],
  ["with a hyphen that does not break", "<p>Gas&#8209;Safe</p>", ["Gas-Safe"]],
  ["with tags between them", "<p>Gas <b>Sa</b>fe, <i>30</i> <b>miles</b></p>", ["30 miles", "Gas Safe"]],
  ["where only tags separate them", "<p><b>Gas</b><b>Safe</b></p>", ["Gas Safe"]],
  ["with a line's end", "<p>Gas<br>Safe</p>", ["Gas Safe"]],
  ["with another apostrophe", "<p>years' experience</p>", ["years' experience"]],
  [
    "but not in parts of words or across blocks",
    "<p>Vegas safety, bestow, VATs</p><p>Gas</p><p>Safe</p>",
    [],
  ],
  ["in alt", '<img src="/icon.svg" alt="30 miles" width="1" height="1">', ["30 miles"]],
  ["in aria-label", '<nav aria-label="30 miles"></nav>', ["30 miles"]],
  ["in title", '<a href="/" title="30 miles">x</a>', ["30 miles"]],
  ["in the text of a drawing", '<svg width="1" height="1"><text>30 miles</text></svg>', ["30 miles"]],
  ["in the title of a drawing", '<svg width="1" height="1"><title>30 miles</title></svg>', ["30 miles"]],
  ["beside their unit", "<p><b>30</b> <span>miles</span></p>", ["30 miles"]],
  ["in generated content", '<style>p::after{content:"30 miles"}</style><p>x</p>', ["30 miles"]],
  ["but not in drawings' sizes and lines", '<svg width="41" height="2009"><path d="M41 2009"/></svg>', []],
  ["but not in addresses", '<a href="https://elsewhere.example/2009">x</a>', []],
  ["in meta tags", '<meta property="og:description" content="Within 30 miles">', ["30 miles"]],
  ["in microdata", '<meta itemprop="award" content="Gas Safe">', ["Gas Safe"]],
  [
    "in structured data",
    block({ ...offer, price: 41, name: ["Gas Safe"], geoRadius: 48280 }),
    ["£41", "48280", "Gas Safe"],
  ],
  [
    "but not where structured data are true, or addresses",
    block({ ...offer, telephone: "+441632960123", geoRadius: "40234", url: "https://example.org/2009" }),
    [],
  ],
  ["in broken JSON", '<script type="application/ld+json">{ "within": "30 miles" </script>', ["30 miles"]],
  ["but not in codes", '<meta name="google-site-verification" content="4mTnR2pLw8Gas Safe">', []],
  ["but not in settings", '<meta name="viewport" content="width=41"><script>let year = 2009</script>', []],
  ["but not in policies", '<meta http-equiv="content-security-policy" content="sha256-2009">', []],
  [
    "in the title and the description",
    `<title>Within 30 miles</title><meta name="description" content="${"From £41. ".repeat(7)}">`,
    ["30 miles", "£41"],
  ],
])("figures and words are found %s", (_, html, said) => {
  expect(saidIn(html)).toEqual(said);
});

test("an error page may name its own status", () => {
  const body = '<meta name="robots" content="noindex"><p>Status 404</p>';
  expect(faultsOf([page("404.html", body, headOf("lost"))], facts)).toEqual([]);
  expect(faultsOf([page("500.html", body, headOf("fault"))], facts)).toHaveLength(1);
});

test("only the owner's and customers' own statements may make claims", () => {
  const statement = "We are Gas Safe registered.";
  const said = { ...facts, statements: [statement] };
  expect(faultsIn(`<p>${statement}</p>`, said)).toEqual([]);
  expect(faultsIn(`<p>${statement} Gas Safe for years.</p>`, said)).not.toEqual([]);
});

test("this site's build looks for every claim, and each list of them has a reason", () => {
  expect(site.claims).toBe(unknownClaims);
  for (const { words, why } of unknownClaims) {
    expect(words).not.toEqual([]);
    expect(why).toMatch(/^[A-Z].*\.$/);
  }
});

test("a false sentence stops the build with its file and line", async () => {
  const folder = siteWith({
    "data/index.ts": dataOf({ claims: unknownClaims }),
    "pages/index.tsx": [
      `export const meta = { title: "Home", description: "${described("it")}" };`,
      "export default () => <><h1>Home</h1><p>",
      "  Gas Safe engineers come to you within 30",
      "  <b>miles</b>.</p></>;",
    ].join("\n"),
  });
  const { code, err } = await build(folder);
  expect(err).toBe(
    [
      "pages/index.tsx:3  unknown-figure",
      "  Says “30 miles”, which data/ doesn't state.",
      "  → Take the figure from data/. If it is true and new, add it to data/figures.ts.",
      "",
      "pages/index.tsx:3  unverified-claim",
      "  Says “Gas Safe”: No registration is known, so none may be claimed.",
      "  → Leave it out. If it is a fact that only the owner knows, add it to data/owner.ts.",
      "",
      "2 problems; dist/ is unchanged.",
      "",
    ].join("\n"),
  );
  expect(code).toBe(1);
});
