import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { locate } from "../../scripts/errors/locate.ts";
import { makeSite } from "../../scripts/site.ts";
import { temporaryCopy } from "../built-sites.ts";
import { root } from "../root.ts";
import { textsIn } from "../snapshot/sentences.ts";

// tests/snapshot shows the site with three sets of facts; here are changes that none of them contains.

function replace(folder: string, file: string, old: string | RegExp, by: string): void {
  const before = readFileSync(join(folder, file), "utf8");
  const after = before.replace(old, by);
  expect(after, `${old}`).not.toBe(before);
  writeFileSync(join(folder, file), after);
}

/** The pages of a folder's site: their HTML by path. */
async function pagesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const { files } = await makeSite(folder);
  const pages = files.filter(({ path }) => path.endsWith(".html"));
  return new Map(pages.map(({ path, contents }) => [path, `${contents}`]));
}

test("the README's example of a page is linked from all pages and has its styles, unlike Home", async () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const [, source = ""] = readme.match(/```tsx\n(.*?)```/s) ?? [];
  const folder = temporaryCopy("usual", onTestFinished);
  writeFileSync(join(folder, "pages/boiler-care.tsx"), source);
  const entry = '\n  { label: "Boiler care", path: "/boiler-care/" },\n];';
  replace(folder, "data/copy/navigation.ts", "\n];", entry);
  const pages = await pagesOf(folder);
  const pagesWith = (text: RegExp) => [...pages.keys()].filter((path) => text.test(`${pages.get(path)}`));
  expect(pagesWith(/href="\/boiler-care\/".*href="\/boiler-care\/"/s)).toEqual([...pages.keys()]);
  expect(pagesWith(/\.prose/)).toContain("boiler-care/index.html");
  expect(pagesWith(/\.prose/)).not.toContain("index.html");
});

describe("with two more towns", () => {
  let texts: readonly string[];
  beforeAll(async () => {
    const folder = temporaryCopy("usual", afterAll);
    const added = '"Slough" = "51.5105, -0.5950, Berkshire"\n"Wantage" = "51.5880, -1.4260, Oxfordshire"';
    replace(folder, "data/areas.toml", "\n\n[unlisted]", `\n${added}\n\n[unlisted]`);
    texts = textsIn(`${(await pagesOf(folder)).get("areas/index.html")}`);
  });

  test("those that were examples of places not listed are no longer", () => {
    expect(texts).toContain("14 towns we cover, nearest first");
    expect(texts.join("")).toContain("Reading in a straight line, we cover it.");
  });

  test("the footer names all towns", () => {
    expect(texts.join("")).toContain("Fleet, Windsor, Slough, Wantage, and anywhere else within 22");
  });
});

describe("pages show facts as people read them, however the owner writes them", () => {
  const SHOWN: readonly (readonly [
    name: string,
    form: string,
    old: string | RegExp,
    by: string,
    page: string,
    html: RegExp,
  ])[] = [
    ["midnight", "owner", '"08:30 to 17:00"', '"08:30 to 00:00"', "index.html", /"closes":"23:59"/],
    [
      "an e-mail address",
      "owner",
      'email = ""',
      'email = "office@a.example"',
      "index.html",
      />office@<wbr>a\.example</,
    ],
    [
      "lists in a text",
      "owner",
      /guarantee_terms = .*/,
      'guarantee_terms = """You pay nothing:\n• b\n• c\n1. d\n2. e"""',
      "index.html",
      /<p>You pay nothing:<\/p><ul[^>]*><li>b<\/li><li>c<\/li><\/ul><ol[^>]*><li>d<\/li><li>e<\/li><\/ol>/,
    ],
    [
      "a sentence without its capital",
      "owner",
      'certificate = ""',
      'certificate = "it states the flow"',
      "services/index.html",
      /Certification\. It states the flow\.</,
    ],
    [
      "prices that include VAT",
      "owner",
      /vat = .*\nvat_number = .*/,
      'vat = "included"\nvat_number = "412775603"',
      "prices/index.html",
      /Prices include VAT \(VAT number GB 412 7756 03\)\..*"valueAddedTaxIncluded":true/s,
    ],
    [
      "nothing else that a price depends on",
      "prices",
      /depends_on = .*/,
      'depends_on = "Nothing else"',
      "prices/index.html",
      /The price depends on the number of radiators and nothing else\./,
    ],
    [
      "a closure of today",
      "owner",
      'from = ""\nto = ""\nnote = ""',
      'from = "2026-11-21"\nto = "2026-11-21"\nnote = "we answer tomorrow"',
      "index.html",
      />Closed 21 November 2026\. We answer tomorrow\.<.*"validFrom":"2026-11-21","validThrough":"2026-11-21"/s,
    ],
    [
      "a profile",
      "owner",
      'name = ""\naddress = ""',
      'name = "Google"\naddress = "https://maps.a.example/k"',
      "about/index.html",
      />Our reviews on <a href="https:\/\/maps\.a\.example\/k">Google<\/a>/,
    ],
    [
      "two profiles, for search engines",
      "owner",
      'address = "https://maps.a.example/k"\n',
      '$&\n[[profile]]\nname = "Checkatrade"\naddress = "https://trade.a.example/k"\n',
      "index.html",
      /"sameAs":\["https:\/\/maps\.a\.example\/k","https:\/\/trade\.a\.example\/k"\]/,
    ],
    [
      "the owner's answer to a question of ours, once",
      "questions",
      /about = "visit"\nquestion = .*/,
      'about = "outcome"\nquestion = "What if a flush doesn\'t fix it?"',
      "prices/index.html",
      /^(?!.*fix it\?.*fix it\?).*flush doesn’t fix it\?.*Otherwise in the kitchen/s,
    ],
    [
      "no most popular plan",
      "prices",
      'most_popular = "Terrace"',
      "",
      "prices/index.html",
      /^(?!.*Most Popular)/s,
    ],
    [
      "an open range",
      "prices",
      'radiators = ""',
      'radiators = "18+"',
      "prices/index.html",
      /Workplace<.*>Over 18 radiators<.*>Price on application<.*POA/s,
    ],
    [
      "accents, marks and emoji",
      "owner",
      'duration = ""',
      'duration = "Café & bath #2, B&Q; too: a day 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿."',
      "prices/index.html",
      /Café &amp; bath #2, B&amp;Q; too: a day 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿\./u,
    ],
  ];
  let pages: ReadonlyMap<string, string>;
  beforeAll(async () => {
    const folder = temporaryCopy("usual", afterAll);
    for (const [, form, old, by] of SHOWN) replace(folder, `data/${form}.toml`, old, by);
    pages = await pagesOf(folder);
  });

  test.each(SHOWN)("%s", (_name, _form, _old, _by, page, html) => {
    expect(pages.get(page)).toMatch(html);
  });
});

describe("a release finds a placeholder wherever the site publishes it", () => {
  /** What somebody writes in a site with the *usual* facts, and the todo that a release then has. */
  const PUBLISHED: readonly (readonly [
    name: string,
    file: string,
    old: string | RegExp,
    by: string,
    todo: string,
  ])[] = [
    [
      "a number",
      "data/business.toml",
      '"0118 950 5678"',
      '"01184960123"',
      "data/business.toml:5: “0118 496 0123” is reserved for fiction; nobody answers it.",
    ],
    [
      "an e-mail address",
      "data/owner.toml",
      "office@flush.co.uk",
      "office@flush.example",
      "data/owner.toml:4: “flush.example” is an example; nobody owns it.",
    ],
    [
      "words in brackets",
      "data/owner.toml",
      "within 14 days",
      "within 14 days (TBC)",
      "data/owner.toml:3: “TBC” isn't final.",
    ],
    [
      "a part of the form's example",
      "data/owner.toml",
      'street = "7 Mill Lane"',
      '# Such as "[20 Any Street]"\nstreet = "[20 Any Street]"',
      "data/owner.toml:14: “[20 Any Street]” isn't filled in.",
    ],
    [
      "a number in a sentence",
      "data/owner.toml",
      'duration = ""',
      'duration = "Ring (0117) 4960 123."',
      "data/owner.toml:8: “0117 496 0123” is reserved for fiction; nobody answers it.",
    ],
    [
      "words of waiting",
      "data/owner.toml",
      'insurance = ""',
      'insurance = "to follow"',
      "data/owner.toml:5: “To follow” isn't final.",
    ],
    [
      "the author of a review",
      "data/owner.toml",
      'text = ""\nauthor = ""\ndate = ""\nsource = ""\n',
      'text = "Warm. TBA xxx"\nauthor = "[Name], Earley"\ndate = "2026-05-03"\nsource = "Letter"\n',
      "data/owner.toml:44: “[Name]” isn't filled in.",
    ],
    [
      "an item of a list",
      "data/questions.toml",
      /answer = "Outside.*/,
      'answer = """\nOutside:\n\n- by a door\n• on the [Any] terrace\n"""',
      "data/questions.toml:18: “[Any]” isn't filled in.",
    ],
    [
      "a sentence of ours",
      "data/copy/heating.ts",
      /aim: ".*"/,
      'aim: "Lorem ipsum dolor sit amet."',
      "data/copy/heating.ts: “Lorem ipsum” is a filler.",
    ],
  ];
  let before: readonly string[];
  let after: readonly string[];
  beforeAll(async () => {
    vi.stubEnv("SITE_URL", "https://flush.co.uk");
    const folder = temporaryCopy("usual", afterAll);
    const blockers = async () => {
      const { todos } = await makeSite(folder);
      return locate(todos, folder)
        .filter(({ blocks }) => blocks)
        .map(({ locations, message }) => `${locations.join(", ").replace(/\.ts:\d+/, ".ts")}: ${message}`);
    };
    replace(folder, "data/business.toml", "pipes.example.org", "pipes.co.uk");
    replace(folder, "data/owner.toml", 'email = ""', 'email = "office@flush.co.uk"');
    before = await blockers();
    for (const [, file, old, by] of PUBLISHED) replace(folder, file, old, by);
    after = await blockers();
    vi.unstubAllEnvs();
  });

  test("none in real facts, and no more than these", () => {
    expect(before).toEqual([]);
    expect(after).toHaveLength(PUBLISHED.length);
  });

  test.each(PUBLISHED)("%s", (_name, _file, _old, _by, todo) => {
    expect(after).toContain(todo);
  });
});
