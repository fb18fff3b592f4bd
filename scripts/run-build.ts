import { join } from "node:path";
import { parseArgs } from "node:util";
import { alone } from "./alone.ts";
import { budget } from "./checks/budget.ts";
import { explain } from "./explain.ts";
import { locate, readSources } from "./locate.ts";
import { failOn, messageOf, SiteError } from "./problems.ts";
import { report, reportTodos } from "./report.ts";
import { makeSite } from "./site.ts";
import { compress } from "./stages/compress.ts";
import { emit } from "./stages/emit.ts";
import { dayProblems, openTodos } from "./todos.ts";

const OPTIONS = {
  compress: { type: "boolean", default: true },
  release: { type: "boolean", default: false },
  today: { type: "string" },
} as const;

/**
 * Makes the site of a folder, writes it to dist/, and says what it did or what is wrong, and what must be done before
 * the site goes live; with --release it writes nothing while there is any of that. Gives the exit code.
 * From the first look at the sources to the last file written it is alone, so that the later of two builds has
 * the later sources.
 * @throws what is our own fault, for its stack
 */
export async function runBuild(
  root: string,
  args: string[],
  say: Pick<Console, "log" | "error">,
): Promise<number> {
  const onWait = (holder: string) =>
    say.error(`Another build, process ${holder}, is at work in this folder. Waiting for it …`);
  try {
    const options = optionsIn(args);
    say.log(await alone(root, { onWait, mostSeconds: 60 }, () => build(root, options)));
    return 0;
  } catch (error) {
    say.error(explain(error, root));
    return 1;
  }
}

type Options = { readonly compress: boolean; readonly release: boolean; readonly today: string };

function optionsIn(args: string[]): Options {
  const values = parse(args);
  const today = values.today ?? new Date().toISOString().slice(0, 10);
  failOn(dayProblems(today));
  return { ...values, today };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowNegative: true }).values;
  } catch (cause) {
    const remedy = "npm run build takes -- --release, --today=2026-11-21 and --no-compress.";
    throw new SiteError([{ file: args.join(" "), what: messageOf(cause), remedy }], { cause });
  }
}

async function build(root: string, { compress: compressed, release, today }: Options): Promise<string> {
  const started = performance.now();
  const dist = join(root, "dist");
  const { files: made, todos } = await makeSite(root);
  const open = openTodos(todos, today);
  if (release) failOn(open);
  const files = compressed ? await compress(made, dist) : made;
  failOn(budget(files));
  emit(files, dist);
  const told = report(files, performance.now() - started);
  return open.length === 0 ? told : `${told}\n${reportTodos(locate(open, readSources(root)))}`;
}
