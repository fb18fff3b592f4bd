import type { Problem } from "../contract.ts";
import { bytesOf } from "../output.ts";
import type { CheckedSite } from "./page.ts";

/** Cloudflare passes over a longer line of `_headers`, and the site would be without its policy there. */
const MOST_CHARACTERS = 2000;

/** Is every line of the file of headers short enough for the hosts that read it? */
export function headers({ files }: CheckedSite): Problem[] {
  const file = files.find(({ path }) => path === "_headers");
  const lines = file === undefined ? [] : bytesOf(file).toString().split("\n");
  return lines
    .filter((line) => line.length >= MOST_CHARACTERS)
    .map((line) => ({
      file: "scripts/headers.ts",
      what: `${line.trim().split(":")[0]} has ${line.length.toLocaleString("en-GB")} characters in dist/_headers; hosts read lines below 2,000.`,
      remedy:
        "Let pages share their styles, so that the policy has fewer hashes: the same components, less meta.css.",
    }));
}
