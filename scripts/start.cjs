// Starts a command, such as `node scripts/start.cjs build`, with tsx.
process.env.NODE_ENV = "production"; // React loads its faster build
// tsx for import would start a thread, which takes a tenth of this site's build.
require("tsx/cjs");
const [command] = process.argv.splice(2, 1);
require(`./${command}.ts`);
