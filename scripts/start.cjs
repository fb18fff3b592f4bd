// Starts a command, such as `node scripts/start.cjs build`, with tsx.
if (/[?\\]/.test(process.cwd()) && process.platform !== "win32") {
  // Node and tsx can't load modules from such a folder, and don't say why.
  console.error(`The project's folder is ${process.cwd()}\n→ Rename it without ? and \\.`);
  process.exit(1);
}
process.env.NODE_ENV = "production"; // React loads its faster build
// tsx for import would start a thread, which takes a tenth of this site's build.
require("tsx/cjs");
const [command] = process.argv.splice(2, 1);
require(`./${command}.ts`);
