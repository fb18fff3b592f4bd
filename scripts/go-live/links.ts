import { execFileSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { CheckedPage } from "../checks/page.ts";
import { locate, readSources } from "../errors/locate.ts";
import { messageOf } from "../errors/site-error.ts";
import { isHtml } from "../output/output-file.ts";
import { makeSite } from "../site.ts";

/** The host refuses robots (403) or frequent requests (429), but people may see the page. */
const ANSWERS = [403, 429];

/** Runs GitHub's command and returns its output. */
const gh = (...args: readonly string[]) => execFileSync("gh", args, { encoding: "utf8" });

/** Opens an issue for each link to another site that doesn't answer, unless one is open. */
export async function reportBrokenLinks(
  root: string,
  github = gh,
  milliseconds = { timeout: 15_000, pause: 10_000 },
): Promise<void> {
  const issues = github("issue", "list", "--state=open", "--limit=200", "--json=title");
  const open = (JSON.parse(issues) as { title: string }[]).map(({ title }) => title);
  for (const link of await externalLinks(root)) {
    let reason = await failureOf(link, milliseconds.timeout);
    if (reason) {
      await setTimeout(milliseconds.pause);
      reason = await failureOf(link, milliseconds.timeout);
    }
    const title = `The link to ${link} does not answer`;
    console.log(reason ? `${title}: ${reason}` : `${link} answers`);
    if (!reason || open.includes(title)) continue;
    github("issue", "create", `--title=${title}`, `--body=${bodyFor(root, link, reason)}`);
  }
}

async function externalLinks(root: string): Promise<readonly string[]> {
  const { files } = await makeSite(root);
  const links = files.filter(isHtml).flatMap((page) => new CheckedPage(page).select("a"));
  return [...new Set(links.map(({ attribs }) => attribs.href ?? ""))].filter((href) => /^https?:/.test(href));
}

/** Why a link is broken; undefined if it answers, redirected or not. */
async function failureOf(link: string, timeout: number): Promise<string | undefined> {
  try {
    const { ok, status, body } = await fetch(link, { signal: AbortSignal.timeout(timeout) });
    await body?.cancel();
    return ok || ANSWERS.includes(status) ? undefined : `status ${status}`;
  } catch (error) {
    return messageOf(error);
  }
}

function bodyFor(root: string, link: string, reason: string): string {
  const problem = { rule: "broken-link", places: ["data/"], text: link, message: reason, hint: "" };
  const places = locate([problem], readSources(root)).flatMap((located) => located.places);
  return `Visitors who follow ${link} get no page (${reason}). It is in \`${places.join(", ")}\`.

Open it yourself. If it works, write today's date below it, and close this issue. If it does not, write the address of
another page that says the same, and then the date.`;
}
