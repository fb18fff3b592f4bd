import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addressProblems } from "../../data/model/address.ts";
import { readForms } from "../../data/model/forms.ts";
import type { Problem } from "../../scripts/contract.ts";
import { root } from "../root.ts";
import { accepted } from "./forgiven-slips.ts";
import { type FormName, type Mistake, misplaced, slips, wrong } from "./form-mistakes.ts";

/** "data/prices.toml:7" */
const placeOf = ({ file, line }: Problem) => (line === undefined ? file : `${file}:${line}`);

type Forms = Readonly<Record<FormName, string>>;

function formsOf(set: string, edit = (text: string) => text): Forms {
  const read = (form: FormName) => edit(readFileSync(join(root, `tests/facts/${set}/${form}.toml`), "utf8"));
  const [business, prices, areas] = [read("business"), read("prices"), read("areas")];
  return { business, prices, areas, owner: read("owner"), questions: read("questions") };
}

const problemsIn = (forms: Forms) => Object.values(readForms(forms)).flatMap(({ problems }) => problems);
const factsIn = (forms: Forms) => {
  const { business, prices, areas, owner, questions } = readForms(forms);
  return {
    ...business.facts,
    ...prices.facts,
    ...areas.facts,
    ...owner.facts,
    ...questions.facts,
  };
};

/** The *usual* forms, changed; each change must find its text. */
function usualWith(...changes: readonly Mistake[]): Forms {
  const forms = { ...formsOf("usual") };
  for (const [form, from, to] of changes) {
    const text = forms[form];
    forms[form] = text.replace(from, to);
    expect(forms[form], `${from}`).not.toBe(text);
  }
  return forms;
}

/** A mistake, then each problem: its place and that line, what is wrong, what to do. */
function report(mistake: Mistake): string {
  const [form, from, to] = mistake;
  const forms = usualWith(mistake);
  const problems = problemsIn(forms).map((problem) => {
    const { message, hint } = problem;
    const places = placeOf(problem);
    const [, file, line] = /(\w+)\.toml:?(\d*)/.exec(places) ?? [];
    const text = forms[file as FormName].split("\n")[Number(line) - 1] ?? "";
    const place = `  ${places}  ${text}`.trimEnd();
    return `${place}\n    ${message}\n    → ${hint}\n`;
  });
  const change = `${from} → ${to || "nothing"}`.trim().replaceAll("\n", "⏎");
  expect(problems, change).not.toEqual([]);
  return `${form}: ${change}\n${[...new Set(problems)].join("")}`; // as the build shows them
}

test.each(Object.entries({ slips, misplaced, wrong }))(
  "a mistake in a form is reported at its line, in words for everybody: %s",
  async (name, mistakes) => {
    const reports = mistakes.map(report).join("\n");
    await expect(reports).toMatchFileSnapshot(`__snapshots__/forms-${name}.txt`);
  },
);

test("the mistakes of all forms are reported at once", () => {
  const forms = usualWith(
    ["business", '"0118 946 0231"', '"0118"'],
    ["business", '"yes"', '"maybe"'],
    ["prices", '"£345"', '"£345'],
    ["prices", 'name = "Villa"', 'name "Villa"\nanother line of it'],
    ["areas", '"22"', '"no"'],
    ["areas", /"51.5719.*"/, '""'],
    ["owner", '"Friday"', '"Friady"'],
    ["owner", 'town = "Theale"\n', ""],
  );
  const places = problemsIn(forms).map(placeOf);
  expect(places.sort()).toEqual([
    "data/areas.toml:1",
    "data/areas.toml:6",
    "data/business.toml:2",
    "data/business.toml:4",
    "data/owner.toml:10",
    "data/owner.toml:23",
    "data/prices.toml:15",
    "data/prices.toml:7",
  ]);
});

test.each(["least", "usual", "most"])("the facts of tests/facts/%s are valid", (set) => {
  expect(problemsIn(formsOf(set))).toEqual([]);
});

test("reading the facts of a form with a mistake throws an error that names the form", () => {
  const { prices } = readForms(usualWith(["prices", '"£345"', '"£345']));
  expect(() => prices.facts).toThrow("data/prices.toml has mistakes");
});

test.each([
  ["01184 960 123", "0118 496 0123"],
  ["(0118) 496-0123", "0118 496 0123"],
  ["0118\u00a0496\u20110123", "0118 496 0123"],
  ["+44 (0)118 496 0123", "0118 496 0123"],
  ["0044 118 496 0123", "0118 496 0123"],
  ["020 79460000", "020 7946 0000"],
  ["0121 4960000", "0121 496 0000"],
  ["01491571234", "01491 571234"],
  ["01697 73123", "01697 73123"],
  ["0800 111111", "0800 111111"],
  ["07700900123", "07700 900123"],
])("the phone number %s is shown as %s", (written, label) => {
  const { mainPhone } = factsIn(usualWith(["business", "0118 946 0231", written]));
  expect(mainPhone).toEqual({ label, href: `tel:+44${label.slice(1).replaceAll(" ", "")}` });
});

test("accepts what people may write in more than one way", () => {
  for (const [form, from, right, ...others] of accepted) {
    const standard = factsIn(usualWith(...(right === from ? [] : [[form, from, right] as const])));
    for (const other of others) expect(factsIn(usualWith([form, from, other])), other).toEqual(standard);
  }
});

test.each([
  ["from Windows", (text: string) => `\ufeff${text.replaceAll("\n", "\r\n")}`],
  ["with curly quotes", (text: string) => text.replace(/(?<==.*)"/g, "“").replace(/"(?="*(\n|$))/g, "”")],
  ["with invisible characters", (text: string) => text.replace(/[ "]/g, "\u00ad$&\u200b\u202a\u0007")],
  ["with other spaces", (text: string) => text.replaceAll(" ", "\u00a0\u2009")],
])("files %s are read like others", (_, edit) => {
  expect(factsIn(formsOf("most", edit))).toEqual(factsIn(formsOf("most")));
  const forms = formsOf("most", (text) => edit(text.replace('"£249"', "£249")));
  expect(problemsIn(forms).map(placeOf)).toEqual(["data/prices.toml:7"]);
});

test.each([
  ["https://www.example.com/reading", "/", "SITE_URL"],
  ["https://www.example.com/", "/", "SITE_URL"],
  ["http://a.example", "/", "SITE_URL"],
  ["www.a.example", "/", "SITE_URL"],
  ["https://me:secret@a.example", "/", "SITE_URL"],
  ["https://WWW.a.example", "/", "SITE_URL"],
  ["https://a.example:8443", "/", "SITE_URL"],
  ["https://bäcker.example", "/", "SITE_URL"],
  ["https://localhost", "/", "SITE_URL"],
  ["https://foo", "/", "SITE_URL"],
  ["https://192.168.1.20", "/", "SITE_URL"],
  ["https://a.example", "reading/", "BASE_PATH"],
  ["https://a.example", "/reading", "BASE_PATH"],
  ["https://a.example", "/my site/", "BASE_PATH"],
  ["https://a.example", "/../", "BASE_PATH"],
  ["https://a.example", "", "BASE_PATH"],
])("refuses the address “%s” with the folder “%s”, and names %s", (origin, basePath, name) => {
  const problems = addressProblems(origin, basePath);
  expect(problems.map(({ searchFor }) => searchFor)).toEqual([`process.env.${name}`]);
});

test("accepts an international host, and a folder of several parts", () => {
  expect(addressProblems("https://www.xn--bcker-gra.example", "/a/b_c.d~e-f/")).toEqual([]);
});
