import type { Problem } from "../../contract.ts";
import { HASHED, hashInName } from "../../hosting/headers.ts";
import { bytesOf, type OutputFile } from "../../output/output-file.ts";
import type { CheckedSite } from "../page.ts";

/** Cloudflare ignores longer lines of `_headers`, and the site would have no policy there. */
const MAX_CHARACTERS = 2000;

/** Can hosts read every header, and do browsers cache for ever only what never changes? */
export function validHeaderRules({ files }: CheckedSite): Problem[] {
  return [...longLines(files), ...files.filter(({ path }) => HASHED.test(path)).flatMap(hashProblem)];
}

/** A date in a name, such as flush-20261121.jpg, looks like a hash. */
function hashProblem(file: OutputFile): Problem[] {
  const hash = hashInName(bytesOf(file));
  if (file.path.includes(`-${hash}.`)) return [];
  const message = "Its name seems to end in a hash, so browsers would cache it for a year.";
  const hint = `Rename it without eight digits at the end, or end it in its hash: -${hash}`;
  return [{ rule: "false-hash", places: [file.from], message, hint }];
}

function longLines(files: readonly OutputFile[]): Problem[] {
  const file = files.find(({ path }) => path === "_headers");
  const lines = file === undefined ? [] : bytesOf(file).toString().split("\n");
  const hint = "Share more styles between pages, so that the policy needs fewer hashes.";
  return lines
    .filter((line) => line.length >= MAX_CHARACTERS)
    .map((line) => {
      const message = `${line.trim().split(":")[0]} has ${line.length} characters in dist/_headers; hosts ignore lines of ${MAX_CHARACTERS} or more.`;
      return { rule: "long-header", places: ["scripts/hosting/headers.ts"], message, hint };
    });
}
