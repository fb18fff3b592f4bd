import { compileGenerator } from "./generator.ts";

/** The command `npm run build`. */

// Set before React is loaded, which then takes the faster of its two builds.
process.env.NODE_ENV = "production";
// Override the umask: the web server runs as another user.
process.umask(0o022);
const { runBuild } = await compileGenerator();
process.exitCode = await runBuild(process.cwd(), process.argv.slice(2), console);
