import type { Problem } from "../../contract.ts";
import { type CheckedPage, textOf } from "../page.ts";

const HEADINGS = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** Has every page one h1, and below it headings that leave out no level? */
export function headings({ from, elements }: CheckedPage): Problem[] {
  const found = elements
    .filter(({ name }) => HEADINGS.has(name))
    .map((element) => ({ level: Number(element.name[1]), text: textOf(element) }));
  const titles = found.filter(({ level }) => level === 1).map(({ text }) => `“${text}”`);
  const count = titles.length === 0 ? "no h1" : `more than one h1: ${titles.join(", ")}`;
  const skipping = found.filter(({ level }, index) => level > (found[index - 1]?.level ?? 0) + 1);
  return [
    ...(titles.length === 1
      ? []
      : [
          {
            rule: "missing-h1",
            places: [from],
            message: `The page has ${count}.`,
            hint: "Give it one, such as <PageHeading>.",
          },
        ]),
    ...skipping.map(({ level, text }) => ({
      rule: "skipped-heading",
      places: [from],
      text,
      message: `The heading “${text}” is an h${level} with no h${level - 1} above it.`,
      hint: "Give it the level that follows on the heading above it; how it looks is CSS.",
    })),
  ];
}
