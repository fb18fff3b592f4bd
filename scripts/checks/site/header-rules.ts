import type { Problem } from "../../contract.ts";
import { HASHED, hashInName } from "../../hosting/headers.ts";
import { bytesOf, type OutputFile } from "../../output/output-file.ts";
import type { CheckedSite } from "../page.ts";

/** Cloudflare passes over a longer line of `_headers`, and the site would be without its policy there. */
const MOST_CHARACTERS = 2000;

/** Do hosts read all of the file of headers, and keep for ever only what never changes under its name? */
export function validHeaderRules({ files }: CheckedSite): Problem[] {
  return [...longLines(files), ...files.filter(({ path }) => HASHED.test(path)).flatMap(hashProblem)];
}

/** A date in a name, flush-20261121.jpg, looks like a hash. */
function hashProblem(file: OutputFile): Problem[] {
  const hash = hashInName(bytesOf(file));
  if (file.path.includes(`-${hash}.`)) return [];
  const message = "Its name ends like one with a hash, for which browsers would keep it a year, unasked.";
  const hint = `Name it without eight digits at the end, or with the start of its SHA-256, -${hash}.`;
  return [{ rule: "false-hash", places: [file.from], message, hint }];
}

function longLines(files: readonly OutputFile[]): Problem[] {
  const file = files.find(({ path }) => path === "_headers");
  const lines = file === undefined ? [] : bytesOf(file).toString().split("\n");
  return lines
    .filter((line) => line.length >= MOST_CHARACTERS)
    .map((line) => ({
      rule: "long-header",
      places: ["scripts/hosting/headers.ts"],
      message: `${line.trim().split(":")[0]} has ${line.length.toLocaleString("en-GB")} characters in dist/_headers; hosts read lines below 2,000.`,
      hint: "Let pages share their styles, so that the policy has fewer hashes: the same components, fewer computed styles.",
    }));
}
