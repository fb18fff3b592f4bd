import { expect, test } from "vitest";
import { site } from "../../data/index.ts";
import { limits } from "../../data/limits.ts";
import type { SiteData } from "../../scripts/contract.ts";
import { data, faultsIn, faultsOf, headOf, page } from "./fixture.ts";
import sentences from "./promise-sentences.json" with { type: "json" };

const oldest = limits.oldestYears;

/** Figures of a bakery, and the claims that are forbidden while the owner has stated nothing. */
const facts: SiteData = {
  ...data,
  figures: (
    "£42, £52, £62, up to 6 loaves, 7–12 loaves, 13–20 loaves, 12 villages, 6.6 miles, 25 miles, 25-mile, " +
    `15.7 miles, 6–10 mm, 7 mm, 15 mm, 40234, 20 years, ${oldest} years`
  ).split(", "),
  claims: site.claims,
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
const verified = {
  ...offer,
  telephone: "+441632960123",
  geoRadius: "40234",
  url: "https://example.org/2009",
};

/** Bodies, or additions to the head, with forbidden figures and words where readers see them and where they don't. */
const MARKUP = [
  "<p>#1 in town, number 1 for bread</p>",
  "<p>No. 1 cake, twenty per cent off</p>",
  "<p>GAS SAFE, gas safe</p>",
  "<p>Gas-Safe</p>",
  "<p>Gas\n      Safe</p>",
  "<p>Gas&nbsp;Safe, high&#8239;pressure</p>",
  "<p>Gas &shy;Sa&shy;fe</p>",
  "<p>Gas&#8209;Safe</p>",
  "<p>Gas <b>Sa</b>fe, <i>30</i> <b>miles</b></p>",
  "<p><b>Gas</b><b>Safe</b></p>",
  "<p>Gas<br>Safe</p>",
  "<p>years' experience</p>",
  "<p>Vegas safety, bestow, VATs</p><p>Gas</p><p>Safe</p>",
  '<img src="/icon.svg" alt="30 miles" width="1" height="1">',
  '<nav aria-label="30 miles"></nav>',
  '<a href="/" title="30 miles">x</a>',
  '<svg width="1" height="1"><text>30 miles</text></svg>',
  '<svg width="1" height="1"><title>30 miles</title></svg>',
  "<p><b>30</b> <span>miles</span></p>",
  '<style>p::after{content:"30 miles"}</style><p>x</p>',
  '<svg width="41" height="2009"><path d="M41 2009"/></svg>',
  '<a href="https://elsewhere.example/2009">x</a>',
  '<meta property="og:description" content="Within 30 miles">',
  '<meta itemprop="award" content="Gas Safe">',
  block({ ...offer, price: 41, name: ["Gas Safe"], geoRadius: 48280 }),
  block(verified),
  '<script type="application/ld+json">{ "within": "30 miles" </script>',
  '<meta name="google-site-verification" content="4mTnR2pLw8Gas Safe">',
  '<meta name="viewport" content="width=41"><script>let year = 2009</script>',
  '<meta http-equiv="content-security-policy" content="sha256-2009">',
  `<title>Within 30 miles</title><meta name="description" content="${"From £41. ".repeat(7)}">`,
];

test("finds figures and words in everything that people read, and nowhere else", async () => {
  const lines = MARKUP.map((html) => `${html}\n  → ${saidIn(html).join(" | ") || "nothing"}\n`);
  await expect(lines.join("")).toMatchFileSnapshot("__snapshots__/claims.txt");
});

test("an error page may name its own status", () => {
  const body = '<meta name="robots" content="noindex"><p>Status 404</p>';
  expect(faultsOf([page("404.html", body, headOf("lost"))], facts)).toEqual([]);
  expect(faultsOf([page("500.html", body, headOf("fault"))], facts)).toHaveLength(1);
});

test.each([
  ["We are Gas Safe registered.", "Gas Safe for years."],
  ["All our radiators are hot again, in every room.", "So will yours: every radiator hot."],
])("only the owner's and customers' own statements may claim and promise: %s", (statement, more) => {
  const said = { ...facts, promises: site.promises };
  const stated = { ...said, statements: [statement] };
  expect(faultsIn(`<p>${statement}</p>`, said)).not.toEqual([]);
  expect(faultsIn(`<p><q>${statement}</q></p>`, stated)).toEqual([]);
  expect(faultsIn(`<p>${statement} ${more}</p>`, stated)).not.toEqual([]);
});

/** A site without the owner's facts, with the figures of the sentences. */
const promising = {
  ...data,
  figures: ["£395", "£495", "£595", "25 miles", "25-mile", "20 years", "6–10 mm", "6 mm", "10 mm"],
  claims: site.claims,
  promises: site.promises,
};
const promisesIn = (text = "") => faultsIn(`<p>${text}</p>`, promising);

// Written by people who had not seen the patterns.
const wrong = Object.entries(sentences.wrong).flatMap(([kind, texts]) => texts.map((text) => [kind, text]));

test.each(wrong)("a promise that the owner hasn't made stops the build: %s: %s", (_, text) => {
  expect(promisesIn(text)).not.toEqual([]);
});

test.each(sentences.harmless)("the site may make true, hedged or negative statements: %s", (text) => {
  expect(promisesIn(text)).toEqual([]);
});

test("the problem quotes the promise and gives the reason", () => {
  expect(promisesIn("That’s your price.")).toEqual([
    "Says “that's your price”: It makes a price final or complete. Prices are “from” prices.",
  ]);
});
