import { existsSync } from "node:fs";
import { join } from "node:path";
import { exitAfter } from "./errors/exit-after.ts";
import { ProblemsError } from "./errors/problems-error.ts";
import { listen, serverOptions } from "./serve/listen.ts";
import { builtSite, siteServer } from "./serve/site-server.ts";

/** The command `npm run serve`. */
async function main(): Promise<void> {
  const options = serverOptions("4173");
  const dist = join(process.cwd(), "dist");
  if (!existsSync(join(dist, "index.html")))
    throw new ProblemsError([{ message: "There is no site in dist/ yet.", hint: "Run: npm run build" }]);
  const site = builtSite(dist);
  const origins = await listen(options, siteServer(site));
  console.log(origins.map((origin) => origin + site.basePath()).join("\n"));
}

main().catch(exitAfter);
