import type { CheckedPage, Finding } from "../page.ts";
import { textOf } from "../texts.ts";

/** Does the page have one h1, and do its headings skip no level? */
export function headings(page: CheckedPage): Finding[] {
  const found = page
    .select("h1, h2, h3, h4, h5, h6")
    .map((element) => ({ level: Number(element.name[1]), text: textOf(element) }));
  const titles = found.filter(({ level }) => level === 1).map(({ text }) => text);
  const [, text = ""] = titles;
  const count = titles.length === 0 ? "no h1" : `more than one h1: “${titles.join("”, “")}”`;
  const hint = "Give it exactly one, for example <PageHeading>.";
  const skipping = found.filter(({ level }, index) => level > (found[index - 1]?.level ?? 0) + 1);
  return [
    ...(titles.length === 1 ? [] : [{ rule: "missing-h1", text, message: `The page has ${count}.`, hint }]),
    ...skipping.map(({ level, text }) => ({
      rule: "skipped-heading",
      text,
      message: `The heading “${text}” is an h${level} without an h${level - 1} above it.`,
      hint: "Use the next level down; CSS decides how it looks.",
    })),
  ];
}
