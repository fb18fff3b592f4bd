import type { Problem } from "../../scripts/contract.ts";
import { reportIn } from "./problem.ts";

const report = reportIn("address");

/** The site's address: SITE_URL and BASE_PATH in the environment, or the defaults in data/address.ts. */
export function addressProblems(origin: string, basePath: string): Problem[] {
  const problems: Problem[] = [];
  if (!URL.canParse(origin) || new URL(origin).origin !== origin || !origin.startsWith("https://")) {
    const message = `The site's address is “${origin}”, which is not https:// and a host alone.`;
    const hint =
      "Write it like https://www.example.com, without a slash at the end; a folder belongs in BASE_PATH.";
    problems.push(report("process.env.SITE_URL", message, hint));
  }
  if (!/^\/([a-z0-9._~-]+\/)*$/i.test(basePath) || basePath.split("/").some((part) => /^\.+$/.test(part))) {
    const hint =
      "Set BASE_PATH to a path with a slash at both ends, such as /reading/, of letters, digits and . _ ~ -";
    problems.push(report("process.env.BASE_PATH", `The site's folder is “${basePath}”.`, hint));
  }
  return problems;
}
