import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { unknownClaims } from "../../data/claims.ts";
import { site } from "../../data/index.ts";
import { fullOwner } from "../full-site.ts";
import { data, faultsIn, faultsOf, headOf, page } from "./checked.ts";
import { run } from "./command.ts";
import { copyOfSite } from "./fixture.ts";

/** A site with the facts of this one. */
const facts = { ...data, phones: site.phones, figures: site.figures, claims: site.claims };

/** What a page of these facts may not say, in quotes as the messages do. */
const saidIn = (body: string) =>
  faultsIn(body, facts).map((fault) => fault.match(/^Says “(.*?)”/)?.[1] ?? fault);

const FALSE = [
  ["20 % off until Sunday.", "20 %"],
  ["Now 20% off.", "20%"],
  ["Twenty per cent off this week.", "Twenty per cent", "per cent"],
  ["Our engineers are Gas Safe registered.", "Gas Safe"],
  ["A power flush costs from £385.", "£385"],
  ["A small system is 395 pounds.", "395 pounds"],
  ["Flushing in Reading since 2009.", "2009"],
  ["We come to you within 30 miles.", "30 miles"],
  ["At your door from within 5 miles.", "5 miles"],
  ["We come to you within thirty miles.", "thirty miles"],
  ["The twenty-mile radius of Reading.", "twenty-mile"],
  ["Thirteen towns, nearest first.", "Thirteen towns"],
  ["Systems up to 25 years old.", "25 years"],
  ["Microbore pipes of 8–10 mm.", "8–10 mm"],
  ["For 7–20 radiators.", "7–20 radiators"],
  ["Call 0118 496 9999.", "0118 496 9999"],
  ["Call +44 118 496 0123.", "+44 118 496 0123"],
  ["It takes 4 hours.", "4 hours"],
  ["We answer 24/7.", "24/7"],
  ["Over 500 flushes done.", "500 flushes"],
  ["Hundreds of warm homes.", "Hundreds"],
  ["With over 20 years’ experience.", "years’ experience"],
  ["We have over 20 years experience.", "years experience"],
  ["For more than twenty years in your loft.", "For more than twenty years"],
  ["Twenty years of know-how.", "years of know-how"],
  ["Your bill is lower by a third.", "a third"],
  ["★★★★ from everyone.", "★"],
  ["Prices plus V.A.T.", "V.A.T."],
  ["Flushing in Reading for over 20 years.", "for over 20 years"],
  ["#1 in Reading, the number 1 for radiators.", "1 in", "1 for", "#1", "number 1"],
  ["Rated 4.9/5 by homeowners.", "4.9/5", "Rated"],
  ["The best power flush in Reading.", "best"],
  ["Reading’s No. 1 for flushing.", "1 for", "No. 1"],
  ["We flush at high pressure.", "high pressure"],
  ["Your money-back guarantee.", "money-back"],
  ["We are a member of the association.", "member of"],
  ["Prices include VAT.", "VAT"],
  ["We fit a MagnaClean.", "MagnaClean"],
] as const;

const TRUE = [
  "From £395. No fix, no fee.",
  "Medium systems from £495, large ones from £595.",
  "Call 0118 496 0123, or 0118 496 0456.",
  "We work in Reading and within a 25-mile radius.",
  "Within twenty-five miles of Reading, we cover it.",
  "Twelve towns, nearest first.",
  "Wokingham is 6.6 miles from the centre, Newbury 15.7 miles.",
  "Microbore pipes of 6–10 mm are not flushed.",
  "Microbore pipes of 6-10&nbsp;mm are not flushed.",
  "The standard flush suits systems up to 20 years old.",
  "Systems over twenty years old are referred, those up to 20 years of age are not.",
  "For up to 6 radiators, for 7–12 radiators, for 13 to 20 radiators.",
  "The usual 15 mm pipe is twice as thick as a pencil of 7 mm.",
  "A no-fix no-fee guarantee applies, and engineers are insured.",
  "Work is done to the standards of a power flush association.",
  "Appointments are available in the same week.",
  "At high flow and low pressure.",
  "One job, done properly: hold one hand against the pipe.",
  "CO2 is no figure, and neither is RG1 without a number of its own.",
];

describe("the claims check", () => {
  test.each(FALSE)("“%s” stops the build", (sentence, ...said) => {
    expect(saidIn(`<p>${sentence}</p>`)).toEqual(said);
  });

  test.each(TRUE)("“%s” may be said", (sentence) => {
    expect(faultsIn(`<p>${sentence}</p>`, facts)).toEqual([]);
  });

  test("says why, and what to do", () => {
    expect(faultsIn("<p>Gas Safe, from £385</p>", facts)).toEqual([
      "Says “£385”, which data/ does not state.",
      "Says “Gas Safe”: No registration is known, and none may be claimed without it.",
    ]);
  });
});

describe("words are found", () => {
  test.each([
    ["whatever the case", "<p>GAS SAFE, gas safe</p>", ["GAS SAFE", "gas safe"]],
    ["with a hyphen", "<p>Gas-Safe</p>", ["Gas-Safe"]],
    ["with a line break", "<p>Gas\n      Safe</p>", ["Gas Safe"]],
    [
      "with a space that does not break",
      "<p>Gas&nbsp;Safe, high&#8239;pressure</p>",
      ["Gas Safe", "high pressure"],
    ],
    ["with a soft hyphen", "<p>Gas &shy;Sa&shy;fe</p>", ["Gas Safe"]],
    ["with a hyphen that does not break", "<p>Gas&#8209;Safe</p>", ["Gas-Safe"]],
    ["with tags between them", "<p>Gas <b>Sa</b>fe, <i>30</i> <b>miles</b></p>", ["30 miles", "Gas Safe"]],
    ["where only tags part them", "<p><b>Gas</b><b>Safe</b></p>", ["Gas Safe"]],
    ["with a line's end", "<p>Gas<br>Safe</p>", ["Gas Safe"]],
    ["with another apostrophe", "<p>years' experience</p>", ["years' experience"]],
  ])("%s", (_, body, said) => {
    expect(saidIn(body)).toEqual(said);
  });

  test("but not in parts of other words, nor across blocks", () => {
    expect(saidIn("<p>Vegas safety, bestow, VATs</p><p>Gas</p><p>Safe</p>")).toEqual([]);
  });
});

describe("false figures and words are found in", () => {
  const inHead = (more: string) =>
    faultsOf([page("index.html", "", headOf("index.html", more))], facts).map(
      (fault) => fault.match(/“(.*?)”/)?.[1],
    );

  test.each([
    ["alt", '<img src="/icon.svg" alt="30 miles" width="1" height="1">'],
    ["aria-label", '<nav aria-label="30 miles"></nav>'],
    ["title", '<a href="/" title="30 miles">x</a>'],
    ["the text of a drawing", '<svg width="1" height="1"><text>30 miles</text></svg>'],
    ["the title of a drawing", '<svg width="1" height="1"><title>30 miles</title></svg>'],
    ["a number beside its unit", "<p><b>30</b> <span>miles</span></p>"],
    ["what styles write", '<style>p::after{content:"30 miles"}</style><p>x</p>'],
  ])("%s", (_, body) => {
    expect(saidIn(body)).toEqual(["30 miles"]);
  });

  test("the meta tags and the title", () => {
    expect(inHead('<meta property="og:description" content="Within 30 miles">')).toEqual(["30 miles"]);
    const description = `<title>Within 30 miles</title><meta name="description" content="${"From £385. ".repeat(7)}">`;
    expect(faultsOf([page("index.html", "", description)], facts)).toEqual([
      "pages/index.tsx: Says “30 miles”, which data/ does not state.",
      "pages/index.tsx: Says “£385”, which data/ does not state.",
    ]);
  });

  test("structured data: strings, numbers, and prices apart from their currency", () => {
    const block = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
    const offer = { "@context": "https://schema.org", "@type": "Offer", price: "395", priceCurrency: "GBP" };
    expect(
      inHead(
        block({ ...offer, telephone: "+441184960123", geoRadius: "40234", url: "https://example.org/2009" }),
      ),
    ).toEqual([]);
    expect(inHead(block({ ...offer, price: 385, name: ["Gas Safe"], geoRadius: 48280 }))).toEqual([
      "£385",
      "48280",
      "Gas Safe",
    ]);
    expect(inHead('<script type="application/ld+json">{ "within": "30 miles" </script>')).toEqual([
      "30 miles",
    ]);
  });

  test("in microdata", () => {
    expect(inHead('<meta itemprop="award" content="Gas Safe">')).toEqual(["Gas Safe"]);
  });

  test("but not in the lines and points of drawings, in settings, scripts and addresses", () => {
    expect(
      saidIn(
        '<svg width="385" height="2009"><path d="M385 2009"/></svg><a href="https://elsewhere.example/2009">x</a>',
      ),
    ).toEqual([]);
    expect(inHead('<meta name="google-site-verification" content="4mTnR2pLw8Gas Safe">')).toEqual([]);
    expect(inHead('<meta name="viewport" content="width=385"><script>let year = 2009</script>')).toEqual([]);
    expect(inHead('<meta http-equiv="content-security-policy" content="sha256-2009">')).toEqual([]);
  });

  test("but an error page may name its own status", () => {
    const body = '<meta name="robots" content="noindex"><p>Status 404</p>';
    expect(faultsOf([page("404.html", body, headOf("lost"))], facts)).toEqual([]);
    expect(faultsOf([page("500.html", body, headOf("fault"))], facts)).toHaveLength(1);
  });
});

describe("a fact that becomes known", () => {
  const wordsOf = (owner: Parameters<typeof unknownClaims>[0]) =>
    unknownClaims(owner).flatMap(({ words }) => words);

  test("allows the words that it makes true, and no others", () => {
    expect(wordsOf({})).toEqual(
      expect.arrayContaining(["member of", "VAT", "evening appointments", "refund"]),
    );
    expect(wordsOf({ association: { name: "Example Association", member: true } })).not.toContain(
      "member of",
    );
    expect(wordsOf({ vat: "Prices include VAT." })).not.toContain("VAT");
    expect(wordsOf({ openingHours: fullOwner.openingHours })).not.toContain("evening appointments");
    expect(wordsOf({ guaranteeTerms: "…" })).not.toContain("refund");
    expect(
      wordsOf({
        association: fullOwner.association,
        vat: "…",
        openingHours: fullOwner.openingHours,
        guaranteeTerms: "…",
      }),
    ).toContain("Gas Safe");
  });

  test("each rule says why", () => {
    for (const { words, why } of unknownClaims({})) {
      expect(words.length).toBeGreaterThan(0);
      expect(why).toMatch(/^[A-Z].*\.$/);
    }
  });
});

test("a false sentence in a page of this site stops its build, with the file and the line of the sentence", async () => {
  const folder = copyOfSite();
  const about = join(folder, "pages/about.tsx");
  const text = readFileSync(about, "utf8");
  const sentence = "<p>\n Gas Safe engineers come to you within 30\n <b>miles</b> of Reading.\n</p>";
  writeFileSync(about, text.replace("<ValueList ", `${sentence}\n<ValueList `));
  const line = text.slice(0, text.indexOf("<ValueList ")).split("\n").length + 1;
  const { code, err } = await run("build.ts", folder);
  expect(err).toBe(
    [
      `pages/about.tsx:${line}`,
      "  Says “30 miles”, which data/ does not state.",
      "  → Take it from data/ instead of typing it; a figure that is true and new goes into data/figures.ts.",
      "",
      `pages/about.tsx:${line}`,
      "  Says “Gas Safe”: No registration is known, and none may be claimed without it.",
      "  → Leave it out; what makes it true, once that is known, is in data/claims.ts.",
      "",
      "2 problems; dist/ is as it was.",
      "",
    ].join("\n"),
  );
  expect(code).toBe(1);
});
