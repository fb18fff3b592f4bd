import { compileGenerator } from "./generator.ts";

/** The command `npm run build`. */

// Set before React loads, which then uses its faster build.
process.env.NODE_ENV = "production";
// esbuild ends with this process, so it need not collect garbage, which takes 9 % of this site's build.
process.env.GOGC ??= "off";
// Override the umask: the web server runs as another user.
process.umask(0o022);
const { runBuild } = await compileGenerator();
process.exitCode = await runBuild(process.cwd(), process.argv.slice(2), console);
