import { runDev } from "./dev/run-dev.ts";

/** The command `npm run dev`. */

// React is loaded later, by the render stage, and then takes the faster of its two builds.
process.env.NODE_ENV = "production";
process.exitCode = await runDev(process.cwd(), process.argv.slice(2), console);
