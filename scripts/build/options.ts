import { parseArgs } from "node:util";
import { messageOf, SiteError, throwIfAny } from "../errors/site-error.ts";
import { dayProblems } from "./open-todos.ts";

const OPTIONS = {
  compress: { type: "boolean", default: true },
  help: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  release: { type: "boolean", default: false },
  timings: { type: "boolean", default: false },
  today: { type: "string" },
} as const;

/** What `npm run build -- --help` says. */
export const HELP = `Builds the site of this folder into dist/.

  npm run build -- [options]

  --release           refuse to build while a release blocker remains
  --today=2026-11-21  the day to take for today
  --no-compress       without the .br and .gz siblings
  --timings           how long each stage took
  --json              the report, or what is wrong, for machines
  --help              this

SITE_URL and BASE_PATH say where the site lives; NO_COLOR is respected.`;

/** What `npm run build` was asked for; `today` is a day such as "2026-11-21". */
export type BuildOptions = ReturnType<typeof parse> & { readonly today: string };

/** Flags given without the `--` before them: npm swallows those, and only puts them into the environment. */
export function swallowedFlags(env: NodeJS.ProcessEnv): readonly string[] {
  if (env.npm_lifecycle_event !== "build") return [];
  return Object.entries(OPTIONS).flatMap(([name, { type }]) => {
    const value = env[`npm_config_${name}`];
    if (value === undefined) return [];
    if (type === "string") return [`--${name}=${value}`];
    return [value === "true" ? `--${name}` : `--no-${name}`];
  });
}

/** @throws {SiteError} for an option that there is not, and a day that there is not */
export function optionsIn(args: string[]): BuildOptions {
  const values = parse(args);
  const today = values.today ?? new Date().toISOString().slice(0, 10);
  throwIfAny(dayProblems(today));
  return { ...values, today };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowNegative: true }).values;
  } catch (cause) {
    const hint = "npm run build -- --help names what it takes.";
    throw new SiteError(
      [{ rule: "unknown-option", places: [args.join(" ")], message: messageOf(cause), hint }],
      { cause },
    );
  }
}
