import { expect, test } from "vitest";
import { toProblems } from "../../../scripts/errors/problems-error.ts";
import { makeSite } from "../../../scripts/site.ts";
import { siteWith } from "./minimal-site.ts";

/** A site with one form, data/prices.toml. */
const withForm = {
  "data/model/problems.ts": 'import prices from "../prices.toml";\nexport const problems = prices ? [] : [];',
  "data/prices.toml": 'price = "£395"',
};

const problemsWith = (file: string) =>
  makeSite(siteWith({ ...withForm, [file]: "x" })).then(({ problems }) => problems, toProblems);

test.each([
  ["data/prices (1).toml", "Write what you changed into data/prices.toml, and delete this file."],
  ["data/Prices.toml.txt", "Write what you changed into data/prices.toml, and delete this file."],
  ["Copy of prices.toml", "Write what you changed into data/prices.toml, and delete this file."],
  ["prices.toml", "Write what you changed into data/prices.toml, and delete this file."],
  ["data/model/prices.toml", "Write what you changed into data/prices.toml, and delete this file."],
  [
    "data/notes.txt",
    "Delete the file. The forms are data/prices.toml; photographs belong to data/photographs/.",
  ],
])("the owner is told that nothing reads %s", async (file, hint) => {
  expect(await problemsWith(file)).toEqual([{ file, message: "The site doesn't read this file.", hint }]);
});

test.each(["data/forms.d.ts", "data/photographs/van.txt", "netlify.toml"])("%s is no form", async (file) => {
  expect(await problemsWith(file)).toEqual([]);
});
