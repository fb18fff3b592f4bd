// Prints, as Markdown, what visitors will see change from one commit to another: facts, sentences and photographs.
// node .github/summarise-changes.mjs OLD NEW
import { spawnSync } from "node:child_process";

const [oldCommit, newCommit] = process.argv.slice(2);
const PHOTOGRAPHS = "data/photographs/";

const git = (args, input = "") => spawnSync("git", args, { encoding: "utf8", input }).stdout;

/** The files that were added (A), modified (M) or deleted (D). */
function changedFiles(paths, filter = "AMD") {
  const options = ["--no-renames", "--name-only", "-z", `--diff-filter=${filter}`];
  return git(["diff", ...options, oldCommit, newCommit, "--", ...paths])
    .split("\0")
    .slice(0, -1);
}

/** A heading or a fact of a form. A text in three quotes has several lines. Comments don't match. */
const FORM_PART = /^(\[.*\])|^([^\s#=]+)[ \t]*=[ \t]*("""[\s\S]*?"""|["“].*["”]|.*)/gm;

/** A form's facts, each below its group, its block's name or question; lines of a longer text below its own name. */
function factsIn(form) {
  let [heading, above] = ["", ""];
  const facts = [];
  for (const [, newHeading, name, text] of form.matchAll(FORM_PART)) {
    heading = newHeading ?? heading;
    if (newHeading) above = heading.replace(/[[\]]/g, "");
    else if (heading.startsWith("[[") && /^(name|question)$/.test(name)) above = text.replace(/["“”]/g, "");
    if (newHeading) continue;
    if (!text.startsWith('"""')) facts.push({ above, name: `${name} = `, text });
    else facts.push(...quotedLines(text.slice(3, -3), [above, name].filter(Boolean).join(": ")));
  }
  return facts;
}

const quotedLines = (text, above) =>
  [...text.matchAll(/.*\S.*/g)].map(([line]) => ({ above, name: "", text: `“${line}”` }));

const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|\/\/.*|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;

/** The texts in code, without the code in them. Those that are neither capitalised nor several words are ids. */
function textsIn(code) {
  const texts = [...code.matchAll(COMMENT_OR_TEXT)].map(([, quoted, template]) => quoted ?? template ?? "");
  const shown = texts.map((text) =>
    text
      .replace(/\$\{([^}]*)\}/g, (_, inner) => textsIn(inner).join("") || "…")
      .replace(/\\u(....)/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16))),
  );
  return shown.filter((text) => /^\p{Lu}|\p{L}\s|\s\p{L}/u.test(text));
}

const sentencesIn = (code) => textsIn(code).flatMap((text) => quotedLines(text, ""));

/** What a file said and says: "old → new" where as many items have come as have gone. */
function changesIn(path) {
  const itemsIn = path.endsWith(".toml") ? factsIn : sentencesIn;
  const [before, after] = [oldCommit, newCommit].map((commit) => itemsIn(git(["show", `${commit}:${path}`])));
  const [oldBlob, newBlob] = [before, after].map((items) =>
    git(["hash-object", "-w", "--stdin"], items.map(({ name, text }) => `${name}${text}\n`).join("")).trim(),
  );
  const hunks = git(["diff", "--unified=0", oldBlob, newBlob]).matchAll(
    /^@@ -(\d+),?(\d*) \+(\d+),?(\d*) @@/gm,
  );
  return [...hunks].flatMap(([, oldStart, oldCount, newStart, newCount]) => {
    const gone = before.slice(oldStart - 1).slice(0, Number(oldCount || 1));
    const come = after.slice(newStart - 1).slice(0, Number(newCount || 1));
    const isPairs = gone.length === come.length && gone.every(({ name }, index) => name === come[index].name);
    if (isPairs) return come.map((item, index) => ({ ...item, text: `${gone[index].text} → ${item.text}` }));
    return [...labelled("removed", gone), ...labelled("added", come)];
  });
}

const labelled = (label, items) =>
  items.filter(({ text }) => text !== '""').map((item) => ({ ...item, name: `${label}: ${item.name}` }));

const escaped = (text) => text.replace(/[\\`*_<>&$~|[\]#]/g, "\\$&");

const lines = [];
let last = "";
for (const { above, name, text } of changedFiles(["data/*.toml", "data/copy"]).flatMap(changesIn)) {
  if (above && above !== last) lines.push(`- ${escaped(above)}`);
  lines.push(`${above && "  "}- ${escaped(name + text)}`);
  last = above;
}
for (const [filter, label] of Object.entries({ A: "added", M: "replaced", D: "removed" }))
  for (const path of changedFiles([PHOTOGRAPHS, `:!${PHOTOGRAPHS}.*`], filter))
    lines.push(`- photograph ${label}: ${escaped(path.slice(PHOTOGRAPHS.length))}`);
if (lines.length > 0)
  console.log(`\n## What changed since the site was last published\n\n${lines.join("\n")}`);
