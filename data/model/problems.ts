import type { Problem } from "../../scripts/contract.ts";
import { basePath, origin } from "./address.ts";
import { forms, type readForms } from "./facts.ts";

/** Mistakes in the facts. While there is one, no module but this one and its imports may run. */
export const problems: readonly Problem[] = problemsOf(forms, origin, basePath);

/** All mistakes in all forms and in the site's address. */
export function problemsOf(
  all: ReturnType<typeof readForms>,
  origin: string,
  basePath: string,
): readonly Problem[] {
  return [...Object.values(all).flatMap((form) => form.problems), ...addressProblems(origin, basePath)];
}

/** Mistakes in SITE_URL and BASE_PATH, or in their defaults in address.ts. */
function addressProblems(origin: string, basePath: string): Problem[] {
  const problems: Problem[] = [];
  const report = (text: string, message: string, hint: string) =>
    problems.push({ file: "data/model/address.ts", text, message, hint });
  if (!URL.canParse(origin) || new URL(origin).origin !== origin || !origin.startsWith("https://")) {
    const message = `The site's address is “${origin}”, which is not https:// and a host alone.`;
    const hint =
      "Set SITE_URL to an address like https://www.example.com, without a slash at the end; a folder belongs in BASE_PATH.";
    report("process.env.SITE_URL", message, hint);
  }
  if (!/^\/([a-z0-9._~-]+\/)*$/i.test(basePath) || basePath.split("/").some((part) => /^\.+$/.test(part))) {
    const hint =
      "Set BASE_PATH to a path with a slash at both ends, such as /reading/, of letters, digits and . _ ~ -";
    report("process.env.BASE_PATH", `The site's folder is “${basePath}”.`, hint);
  }
  return problems;
}
