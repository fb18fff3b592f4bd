import { existsSync } from "node:fs";
import { join } from "node:path";
import { listen, serverOptions, UsageError } from "./serve/listen.ts";
import { rulesIn, siteServer } from "./serve/site-server.ts";

/** The command `npm run serve`: serves dist/ until it is stopped. */
const dist = join(process.cwd(), "dist");
try {
  const options = serverOptions("4173");
  if (!existsSync(join(dist, "index.html")))
    throw new UsageError("There is no site in dist/ yet.\n→ Run: npm run build");
  const origins = await listen(options, siteServer(dist));
  const { basePath } = rulesIn(dist);
  console.log(origins.map((origin) => origin + basePath).join("\n"));
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
