import { parseArgs } from "node:util";
import { messageOf, SiteError } from "../errors/site-error.ts";

const OPTIONS = {
  compress: { type: "boolean", default: true },
  help: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  release: { type: "boolean", default: false },
  timings: { type: "boolean", default: false },
  today: { type: "string" },
} as const;

/** What `npm run build -- --help` prints. */
export const HELP = `Builds the site of this folder into dist/.

  npm run build -- [options]

  --release           write nothing while a release blocker remains
  --today=2026-11-21  use another day as today
  --no-compress       write no .br and .gz files
  --timings           print the time of each stage
  --json              print the report, or the problems, as JSON
  --help              print this

SITE_URL and BASE_PATH set the site's address. NO_COLOR is respected.`;

/**
 * The options of `npm run build`; `today` is a day such as "2026-11-21".
 * @throws {SiteError} for an unknown option or an impossible day
 */
export function optionsIn(args: readonly string[]) {
  // For `npm run build --release`: without `--`, npm keeps the flag and only sets a variable.
  const release = process.env.npm_config_release === "true" ? ["--release"] : [];
  const values = parse([...release, ...args]);
  const today = values.today ?? new Date().toISOString().slice(0, 10);
  const date = new Date(`${today}T00:00Z`);
  if (!Number.isNaN(date.valueOf()) && date.toISOString().startsWith(`${today}T`))
    return { ...values, today };
  const message = `“${today}” isn't a date.`;
  throw new SiteError([
    { rule: "invalid-date", places: ["--today"], message, hint: "Write it like --today=2026-11-21." },
  ]);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowNegative: true }).values;
  } catch (error) {
    const hint = "For a list of options: npm run build -- --help";
    const message = messageOf(error);
    throw new SiteError([{ rule: "unknown-option", places: [args.join(" ")], message, hint }]);
  }
}
