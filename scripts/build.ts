import { compileGenerator } from "./generator.ts";

/**
 * The command `npm run build`. package.json gives it more room for young objects (--max-semi-space-size, in MiB): a
 * thousand pages take a twentieth less time, a few take the same.
 */

// React is loaded later, by the render stage, and then takes the faster of its two builds.
process.env.NODE_ENV = "production";
// esbuild's process ends with this one: like esbuild's own command, it need not collect garbage.
process.env.GOGC ??= "off";
// Override the umask: the web server runs as another user.
process.umask(0o022);
const { runBuild } = await compileGenerator();
process.exitCode = await runBuild(process.cwd(), process.argv.slice(2), console);
