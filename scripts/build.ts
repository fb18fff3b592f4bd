import { join } from "node:path";
import { parseArgs } from "node:util";
import { budget } from "./checks/budget.ts";
import { explain } from "./explain.ts";
import { locate, readSources } from "./locate.ts";
import { failOn } from "./problems.ts";
import { report, reportTodos } from "./report.ts";
import { makeSite } from "./site.ts";
import { compress } from "./stages/compress.ts";
import { emit } from "./stages/emit.ts";
import { dayProblems, openTodos } from "./todos.ts";

/**
 * The command `npm run build`: makes the site of this folder, writes it to dist/, says what it did or what is wrong,
 * and what must be done before the site goes live; with --release it writes nothing while there is any of that.
 */
const started = performance.now();
// React is loaded later, by the render stage, and then takes the faster of its two builds.
process.env.NODE_ENV = "production";
const root = process.cwd();
const dist = join(root, "dist");
const { values } = parseArgs({
  options: {
    compress: { type: "boolean", default: true },
    release: { type: "boolean", default: false },
    today: { type: "string", default: new Date().toISOString().slice(0, 10) },
  },
  allowNegative: true,
});

try {
  failOn(dayProblems(values.today));
  const { files: made, todos } = await makeSite(root);
  const open = openTodos(todos, values.today);
  if (values.release) failOn(open);
  const files = values.compress ? await compress(made, dist) : made;
  failOn(budget(files));
  emit(files, dist);
  console.log(report(files, performance.now() - started));
  if (open.length > 0) console.log(reportTodos(locate(open, readSources(root))));
} catch (error) {
  console.error(explain(error, root));
  process.exitCode = 1;
}
