// Starts a command, such as `node scripts/start.cjs build`, with tsx. Plain JavaScript, so that old Nodes can read it.
const { engines } = require("../package.json");

const lowest = engines.node.replace(">=", "");
if (process.versions.node.localeCompare(lowest, "en", { numeric: true }) < 0) {
  console.error(
    `Node.js ${lowest} or later is needed; this is ${process.versions.node}. → Get it from nodejs.org.`,
  );
  process.exit(1);
}
process.env.NODE_ENV = "production"; // React loads its faster build
// tsx for import would start a thread, which takes a tenth of this site's build.
require("tsx/cjs");
const [command] = process.argv.splice(2, 1);
require(`./${command}.ts`);
