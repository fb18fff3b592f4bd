import { colorsFor } from "./build/colors.ts";
import { compileGenerator } from "./generator.ts";

/**
 * The command `npm run build`. package.json gives it more room for young objects (--max-semi-space-size, in MiB), so
 * that fewer are copied while they live: a thousand pages take a twentieth less time, and a few what they took before.
 */

// React is loaded later, by the render stage, and then takes the faster of its two builds.
process.env.NODE_ENV = "production";
// esbuild's process ends with this one: like esbuild's own command, it need not collect garbage.
process.env.GOGC ??= "off";
// Whatever this user's habit: the web server, which is somebody else, must be able to read what is written.
process.umask(0o022);
const { runBuild } = await compileGenerator();
process.exitCode = await runBuild(process.cwd(), process.argv.slice(2), console, {
  log: colorsFor(process.stdout),
  error: colorsFor(process.stderr),
});
