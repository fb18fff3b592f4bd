/** The command `npm run dev`. */

// Set before React loads, which then uses its faster build.
process.env.NODE_ENV = "production";
const { runDev } = await import("./dev/run-dev.ts");
process.exitCode = await runDev(process.cwd(), process.argv.slice(2), console);
