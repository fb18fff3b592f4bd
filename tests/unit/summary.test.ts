import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../root.ts";
import { type Files, folderWith, write } from "./generator/minimal-site.ts";
import { execute, repositoryWith } from "./repository.ts";

// What the owner reads on the page of a run of .github/workflows/pages.yml.

const github = (path: string) => join(root, ".github", path);
const workflow = readFileSync(github("workflows/pages.yml"), "utf8");

const before = {
  "data/prices.toml": `# The plans.
most_popular = "Small System"

[[plan]]
# Such as "up to 6"
name = "Small System"
price = "£395" # from

[[plan]]
name = "Large System"
price = "£595"
`,
  "data/owner.toml": `vat = ""
terms = """
You pay nothing.

Tell us within 30 days.
"""
[legal_identity]
name = "A. Smith"
town = "Reading"
`,
  "data/copy/heating.ts": `import { owner } from "../model/facts.ts";
/** What a flush is for. */
export const heating = {
  id: "cold-bottom",
  aim: "A flush clears\\u00a0sludge.",
  price: \`From \${lowestPrice}\${many ? ", by radiators" : ""}.\`,
  label: "Home", // the first
  story: \`A house can stay cold.

We clear it.\`,
};
`,
  "data/photographs/.gitkeep": "",
  "data/photographs/van.jpg": "van",
  "pages/index.tsx": "<p>Hello there</p>",
};

type Change = { readonly file: keyof typeof before; readonly old: string; readonly by: string };

const changes: readonly (Change & { readonly what: string; readonly says: string })[] = [
  {
    what: "a price, below its plan",
    file: "data/prices.toml",
    old: "£395",
    by: "£410",
    says: '- Small System\n  - price = "£395" → "£410"\n',
  },
  {
    what: "a fact outside of blocks",
    file: "data/owner.toml",
    old: 'vat = ""',
    by: 'vat = "included"',
    says: '- vat = "" → "included"\n',
  },
  {
    what: "a name in a group, below the group",
    file: "data/owner.toml",
    old: "A. Smith",
    by: "B. Smith",
    says: '- legal\\_identity\n  - name = "A. Smith" → "B. Smith"\n',
  },
  {
    what: "the new name of a plan",
    file: "data/prices.toml",
    old: 'name = "Large',
    by: 'name = "Huge',
    says: '- Huge System\n  - name = "Large System" → "Huge System"\n',
  },
  {
    what: "a line of a longer text, below its name",
    file: "data/owner.toml",
    old: "30 days",
    by: "60 days",
    says: "- terms\n  - “Tell us within 30 days.” → “Tell us within 60 days.”\n",
  },
  {
    what: "another plan, without its empty line",
    file: "data/prices.toml",
    old: "\n[[plan]]\nname",
    by: '\n[[plan]]\nname = "Medium System"\nprice = "£495"\nnote = ""\n\n[[plan]]\nname',
    says: '- Medium System\n  - added: name = "Medium System"\n  - added: price = "£495"\n',
  },
  {
    what: "a plan that is gone",
    file: "data/prices.toml",
    old: '\n[[plan]]\nname = "Large System"\nprice = "£595"\n',
    by: "",
    says: '- Large System\n  - removed: name = "Large System"\n  - removed: price = "£595"\n',
  },
  {
    what: "a sentence, without code",
    file: "data/copy/heating.ts",
    old: "clears",
    by: "is designed to clear",
    says: "- “A flush clears\u00a0sludge.” → “A flush is designed to clear\u00a0sludge.”\n",
  },
  {
    what: "a text inside code in a sentence",
    file: "data/copy/heating.ts",
    old: ", by radiators",
    by: ", by size",
    says: "- “From …, by radiators.” → “From …, by size.”\n",
  },
  {
    what: "a word with a capital",
    file: "data/copy/heating.ts",
    old: "Home",
    by: "Start",
    says: "- “Home” → “Start”\n",
  },
  {
    what: "a paragraph",
    file: "data/copy/heating.ts",
    old: "We clear it",
    by: "We *can* clear it",
    says: "- “We clear it.” → “We \\*can\\* clear it.”\n",
  },
  {
    what: "a photograph of the same name",
    file: "data/photographs/van.jpg",
    old: "van",
    by: "pump",
    says: "- photograph replaced: van.jpg\n",
  },
  { what: "no comment in a form", file: "data/prices.toml", old: "The plans", by: "Plans", says: "" },
  {
    what: "no comment behind a fact",
    file: "data/prices.toml",
    old: "# from",
    by: "# as before",
    says: "",
  },
  { what: "no comment in code", file: "data/copy/heating.ts", old: "is for", by: "Is good for", says: "" },
  { what: "no comment behind code", file: "data/copy/heating.ts", old: "the first", by: "Home", says: "" },
  { what: "no id", file: "data/copy/heating.ts", old: "cold-bottom", by: "cold", says: "" },
  { what: "no code", file: "data/copy/heating.ts", old: "../model", by: "../models", says: "" },
  { what: "nothing of pages", file: "pages/index.tsx", old: "Hello", by: "Good morning", says: "" },
];

/** What the summary says of the changes from a commit to the newest. */
function summaryOf(folder: string, from = "HEAD~") {
  const { code, out } = execute(folder, ["node", github("summarise-changes.mjs"), from, "HEAD"]);
  return { code, says: out.replace("\n## What changed since the site was last published\n\n", "") };
}

test.each(changes)("of what changed, the summary shows $what", ({ file, old, by, says }) => {
  const { folder, commit } = repositoryWith(before);
  expect(before[file]).toContain(old);
  write(folder, { [file]: before[file].replace(old, by) });
  commit("Change");
  expect(summaryOf(folder)).toEqual({ code: 0, says });
});

test("of what changed, the summary shows the names of photographs that came and went, and no other file", () => {
  const { folder, git, commit } = repositoryWith(before);
  git("mv", "data/photographs/van.jpg", "data/photographs/the van's “new” look_2.jpg");
  git("rm", "data/photographs/.gitkeep");
  const says = "- photograph added: the van's “new” look\\_2.jpg\n- photograph removed: van.jpg\n";
  commit("Change");
  expect(summaryOf(folder)).toEqual({ code: 0, says });
});

test("of what changed, the summary shows a form and sentences that are new", () => {
  const { folder, git, commit } = repositoryWith(before);
  git("rm", "-r", "data");
  commit("Delete the facts");
  git("revert", "--no-edit", "HEAD");
  const { says } = summaryOf(folder);
  expect(says).toContain('- Small System\n  - added: name = "Small System"\n  - added: price = "£395"\n');
  expect(says).toContain("- added: “We clear it.”\n");
});

test("if what is live is no commit of the repository, the summary says nothing of changes", () => {
  const { folder } = repositoryWith(before);
  expect(summaryOf(folder, "1".repeat(40))).toEqual({ code: 0, says: "" });
});

/** What summarise.sh adds to the summary of a command that prints this and ends with this code. */
function summarise(filter: "problems" | "claims" | "tests", printed: string, code = 1) {
  const folder = folderWith({ printed, "summary.md": "", environment: "" });
  const env = {
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: "a/site",
    GITHUB_STEP_SUMMARY: "summary.md",
    GITHUB_ENV: "environment",
  };
  const command = ["sh", "-c", `cat printed; exit ${code}`];
  const ended = execute(folder, ["bash", github("summarise.sh"), filter, ...command], env);
  expect(ended).toEqual({ code, out: printed });
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  return { summary: read("summary.md").replace(/ +$/gm, ""), environment: read("environment") };
}

const edit = "https://github.com/a/site/edit/main";
const stopped = "\nThis keeps your changes from being published:\n\n";
const undo =
  "to undo a change, open its file, tap **History**, then your change, and write the red line back without its `-`.";
const inCopy = `In \`data/copy/\`, quotes, backticks and commas stay as they were; ${undo}\n\n`;
const elsewhere = `If you didn’t change a sentence, a developer must mend this; ${undo}\n\n`;

test.each([
  {
    what: "a problem in a form, with a link to its line",
    printed:
      "data/prices.toml:17\n  “£” isn't a price.\n  → Write whole pounds.\n\n1 problem; dist/ is unchanged.\n",
    says: `- [data/prices.toml:17](${edit}/data/prices.toml#L17)\n  “£” isn't a price.\n  → Write whole pounds.\n`,
  },
  {
    what: "a problem at two places, without a hint, and a link only where the owner may edit",
    printed:
      "data/copy/values.ts:3\npages/index.tsx:9\n  Write <b> as *b*.\n\n2 problems; dist/ is unchanged.\n",
    says: `- [data/copy/values.ts:3](${edit}/data/copy/values.ts#L3)\n- pages/index.tsx:9\n  Write \\<b\\> as \\*b\\*.\n`,
  },
  {
    what: "a problem of a file whose name has a space",
    printed: "data/prices (1).toml\n  The form is called prices.toml.\n",
    says: "- data/prices (1).toml\n  The form is called prices.toml.\n",
  },
  {
    what: "a problem that names dist/",
    printed: "static/a.txt\n  dist/a.txt has two sources.\n\n1 problem; dist/ is unchanged.\n",
    says: "- static/a.txt\n  dist/a.txt has two sources.\n",
  },
  {
    what: "one advice above tsc's errors in sentences",
    printed:
      "data/copy/heating.ts(10,163): error TS1002: Unterminated string literal.\ndata/copy/heating.ts(11,3): error TS1005: ',' expected.\n",
    says: `${inCopy}- [data/copy/heating.ts:10](${edit}/data/copy/heating.ts#L10)\n  Unterminated string literal.\n- [data/copy/heating.ts:11](${edit}/data/copy/heating.ts#L11)\n  ',' expected.\n`,
  },
  {
    what: "the first of tsc's errors on one line, and those on others",
    printed:
      "data/copy/heating.ts(7,75): error TS1005: ',' expected.\ndata/copy/heating.ts(7,111): error TS1005: ':' expected.\ndata/copy/heating.ts(9,1): error TS2552: Cannot find name 'a'.\n",
    says: `${inCopy}- [data/copy/heating.ts:7](${edit}/data/copy/heating.ts#L7)\n  ',' expected.\n- [data/copy/heating.ts:9](${edit}/data/copy/heating.ts#L9)\n  Cannot find name 'a'.\n`,
  },
  {
    what: "tsc's errors elsewhere without a link",
    printed: "pages/index.tsx(3,14): error TS2322: Type 'string' is not assignable to type 'number'.\n",
    says: `${elsewhere}- pages/index.tsx:3\n  Type 'string' is not assignable to type 'number'.\n`,
  },
])("of a failed build, the summary shows $what", ({ printed, says }) => {
  const { summary, environment } = summarise("problems", printed);
  expect(summary.trimEnd()).toBe((stopped + says).trimEnd());
  expect(environment).toBe("EXPLAINED=yes\n");
});

test.each([
  {
    what: "todos, with links",
    printed:
      "7 files in dist/ in 0.50 s\n\nThe site can go live:\n- data/owner.toml:9: No e-mail. → Fill in email.\n",
    says: `\nThe site can go live:\n- [data/owner.toml:9](${edit}/data/owner.toml#L9): No e-mail. → Fill in email.\n`,
  },
  {
    what: "unanswered questions as a count for each form",
    printed:
      "Look:\n- data/questions.toml:5: Visitors ask: “Why?” → A\n- data/questions.toml:9: Visitors ask: “Who?” → A\n- data/owner.toml:3: Visitors ask: “When?” → A\n",
    says: `Look:\n- What visitors ask and [data/owner.toml](${edit}/data/owner.toml) doesn’t answer: 1\n- What visitors ask and [data/questions.toml](${edit}/data/questions.toml) doesn’t answer: 2\n`,
  },
  { what: "nothing if nothing is open", printed: "7 files in dist/ in 0.50 s\n", says: "" },
])("of a build that passes, the summary shows $what", ({ printed, says }) => {
  const { summary, environment } = summarise("problems", printed, 0);
  expect([summary, environment]).toEqual([says, ""]);
});

test("the summary shows each sentence that claims too much", () => {
  const { summary } = summarise(
    "claims",
    '  [\n+   "best: We are the best.",\n+   "best: We are the best.",\n  ]\n',
  );
  expect(summary).toMatch(/published:\n\n- A sentence claims .*\n {2}- best: We are the best\.\n$/);
});

test("the summary shows each test that fails", () => {
  const { summary } = summarise("tests", " FAIL  |unit| tests/a.test.ts > one radiator is singular\n");
  expect(summary).toMatch(
    /published:\n\n- Test failed: one radiator is singular\n- If you changed a file outside/,
  );
});

test("of tests that pass, the summary shows nothing", () => {
  expect(summarise("tests", "Tests 9 passed\n", 0)).toEqual({ summary: "", environment: "" });
});

/** The commands of the last step of a run that failed. */
const [, lastStep = ""] = /- if: failure\(\)\n +run: \|\n(.*)/s.exec(workflow) ?? [];

test.each([
  [
    "if nothing says what is wrong",
    "claims",
    "Error: socket hang up\n",
    "GitHub itself failed: choose “Re-run jobs”.",
  ],
  ["if a command printed nothing", "problems", "", "GitHub itself failed: choose “Re-run jobs”."],
  ["unless a problem is shown", "problems", "data/owner.toml:9\n  Wrong.\n", "What to do is above."],
] as const)("a run that failed advises to run it again %s", (_case, filter, printed, advice) => {
  const { environment } = summarise(filter, printed);
  const folder = folderWith({ "summary.md": "" });
  const [name = "EXPLAINED", value = ""] = environment.trim().split("=").filter(Boolean);
  execute(folder, ["bash", "-e", "-c", lastStep], { [name]: value, GITHUB_STEP_SUMMARY: "summary.md" });
  expect(readFileSync(join(folder, "summary.md"), "utf8")).toContain(`**Nothing was published.** ${advice}`);
});

const steps = [...workflow.matchAll(/^ +(?:- run: )?(.*summarise.*)$/gm)].map(([, line = ""]) => line);

test.each(steps)("a run needs no run bit for: %s", (step) => {
  const files: Files = {
    ".github/summarise.sh": readFileSync(github("summarise.sh")),
    ".github/summarise-changes.mjs": readFileSync(github("summarise-changes.mjs")),
  };
  const folder = folderWith(files);
  const stubs = "npm() { echo stub; }; npx() { echo stub; }; export -f npm npx;";
  const env = { GITHUB_STEP_SUMMARY: "summary.md", GITHUB_ENV: "environment" };
  const { code, out } = execute(folder, ["bash", "-e", "-c", stubs + step.replace("run: ", "")], env);
  expect([code, out]).toEqual([0, step.includes("changes") ? "" : "stub\n"]);
});
