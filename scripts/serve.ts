import { join } from "node:path";
import { listen, serverOptions, UsageError } from "./serve/listen.ts";
import { filesIn, rulesIn, siteServer } from "./serve/site-server.ts";

/** The command `npm run serve`: serves dist/ until it is stopped. */
const find = filesIn(join(process.cwd(), "dist"));
try {
  const options = serverOptions("4173");
  if (find("index.html") === undefined)
    throw new UsageError("There is no site in dist/ yet.\n→ Run: npm run build");
  const origins = await listen(options, siteServer(find));
  const { basePath } = rulesIn(find);
  console.log(origins.map((origin) => origin + basePath).join("\n"));
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
