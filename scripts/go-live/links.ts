import { execFileSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { CheckedPage } from "../checks/page.ts";
import { locate, readSources } from "../errors/locate.ts";
import { messageOf } from "../errors/site-error.ts";
import { isHtml } from "../output/output-file.ts";
import { makeSite } from "../site.ts";

/** The host is there and refuses robots (403) or haste (429): a person may well see the page. */
const ANSWERS = [403, 429];

type Patience = { readonly timeout: number; readonly pause: number };
const PATIENCE: Patience = { timeout: 15_000, pause: 10_000 };

/** Runs GitHub's own command and gives what it prints. */
type GitHub = (...args: readonly string[]) => string;
const gh: GitHub = (...args) => execFileSync("gh", args, { encoding: "utf8" });

/** Opens an issue for each link to another site that no longer answers, unless one is open. Gives the exit code. */
export async function reportBrokenLinks(
  root: string,
  github: GitHub = gh,
  patience = PATIENCE,
): Promise<number> {
  const open = JSON.parse(github("issue", "list", "--state=open", "--limit=200", "--json=title")) as {
    title: string;
  }[];
  const placeOf = (text: string) =>
    locate([{ rule: "broken-link", places: ["data/"], text, message: "", hint: "" }], readSources(root))
      .flatMap(({ places }) => places)
      .join(", ");
  for (const link of await linksElsewhere(root)) {
    const reason = await whyBroken(link, patience);
    const title = `The link to ${link} does not answer`;
    console.log(reason ? `${title}: ${reason}` : `${link} answers`);
    if (!reason || open.some((issue) => issue.title === title)) continue;
    github("issue", "create", `--title=${title}`, `--body=${bodyFor(link, reason, placeOf(link))}`);
  }
  return 0;
}

/** Every page of another site that visitors are sent to. */
async function linksElsewhere(root: string): Promise<readonly string[]> {
  const { files } = await makeSite(root);
  const links = files.filter(isHtml).flatMap((page) => new CheckedPage(page).byTagName.get("a") ?? []);
  return [...new Set(links.map(({ attribs }) => attribs.href ?? ""))].filter((href) => /^https?:/.test(href));
}

/** Why a link counts as broken, after a second try; undefined where it answers, redirected or not. */
async function whyBroken(link: string, { timeout, pause }: Patience): Promise<string | undefined> {
  const ask = async () => {
    try {
      const { ok, status, body } = await fetch(link, { signal: AbortSignal.timeout(timeout) });
      await body?.cancel();
      return ok || ANSWERS.includes(status) ? undefined : `status ${status}`;
    } catch (error) {
      return messageOf(error);
    }
  };
  if (!(await ask())) return undefined;
  await setTimeout(pause);
  return await ask();
}

function bodyFor(link: string, reason: string, place: string): string {
  return `Visitors who follow ${link} get no page (${reason}). It is in \`${place}\`.

Open it yourself. If it works, write today's date below it, and close this issue. If it does not, write the address of
another page that says the same, and then the date.`;
}
