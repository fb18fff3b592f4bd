import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addressProblems } from "../../data/model/address.ts";
import { readForm } from "../../data/model/form/read.ts";
import { areasSchema } from "../../data/model/schema/areas.ts";
import { businessSchema } from "../../data/model/schema/business.ts";
import { ownerSchema } from "../../data/model/schema/owner.ts";
import { pricesSchema } from "../../data/model/schema/prices.ts";
import { questionsSchema } from "../../data/model/schema/questions.ts";
import { root } from "../root.ts";
import { accepted } from "./forgiven-slips.ts";
import { type FormName, type Mistake, misplaced, slips, wrong } from "./form-mistakes.ts";

const schemas = {
  business: businessSchema,
  prices: pricesSchema,
  areas: areasSchema,
  owner: ownerSchema,
  questions: questionsSchema,
};

const textOf = (set: string, form: FormName) =>
  readFileSync(join(root, `tests/facts/${set}/${form}.toml`), "utf8");

const read = (form: FormName, text: string) => readForm<unknown>(`data/${form}.toml`, text, schemas[form]);

/** A *usual* form with another text for one that it must have. */
function changed(form: FormName, from: string | RegExp, to: string): string {
  const text = textOf("usual", form);
  expect(text, form).toMatch(from);
  return text.replace(from, to);
}

/** A mistake, then each problem: its place and that line, what is wrong, what to do. */
function report([form, from, to]: Mistake): string {
  const text = changed(form, from, to);
  const problems = read(form, text).problems.map(({ file, line, message, hint }) => {
    const place = line === undefined ? `${file}` : `${file}:${line}  ${text.split("\n")[line - 1]}`;
    return `  ${place.trimEnd()}\n    ${message}\n    → ${hint}\n`;
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

test("all mistakes of a form are reported at once; of unreadable lines in a row, the first", () => {
  const text = changed("prices", '"£345"', '"£345').replace('name = "Villa"', 'name "Villa"\nand more');
  expect(read("prices", text).problems.map(({ line }) => line)).toEqual([7, 15]);
});

test("reading the facts of a form with a mistake throws an error that names the form", () => {
  const form = read("prices", changed("prices", '"£345"', '"£345'));
  expect(() => form.facts).toThrow("data/prices.toml has mistakes");
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
  ["0800 111111", "0800 111111"],
  ["07700900123", "07700 900123"],
])("the phone number %s is shown as %s", (written, label) => {
  const mainPhone = { label, href: `tel:+44${label.slice(1).replaceAll(" ", "")}` };
  const { facts } = read("business", changed("business", "0118 946 0231", written));
  expect(facts).toMatchObject({ mainPhone });
});

test("accepts what people may write in more than one way", () => {
  for (const [form, from, right, ...others] of accepted) {
    const { facts } = read(form, changed(form, from, right));
    for (const other of others) expect(read(form, changed(form, from, other)).facts, other).toEqual(facts);
  }
});

test.each([
  ["from Windows", (text: string) => `\ufeff${text.replaceAll("\n", "\r\n")}`],
  ["with curly quotes", (text: string) => text.replace(/(?<==.*)"/g, "“").replace(/"(?="*(\n|$))/g, "”")],
  ["with invisible characters", (text: string) => text.replace(/[ "]/g, "\u00ad$&\u200b\u202a\u0007")],
  ["with other spaces", (text: string) => text.replaceAll(" ", "\u00a0\u2009")],
])("files %s are read like others", (_, edit) => {
  for (const form of Object.keys(schemas) as FormName[]) {
    const text = textOf("most", form);
    expect(read(form, edit(text)).facts).toEqual(read(form, text).facts);
  }
  const { problems } = read("prices", edit(textOf("most", "prices").replace('"£249"', "£249")));
  expect(problems.map(({ line }) => line)).toEqual([7]);
});

test.each([
  ["https://www.example.com/reading", "/", "SITE_URL"],
  ["https://www.example.com/", "/", "SITE_URL"],
  ["http://a.example", "/", "SITE_URL"],
  ["www.a.example", "/", "SITE_URL"],
  ["https://WWW.a.example", "/", "SITE_URL"],
  ["https://a.example:8443", "/", "SITE_URL"],
  ["https://bäcker.example", "/", "SITE_URL"],
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
