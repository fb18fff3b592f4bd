import { join } from "node:path";
import { exitAfter, listen, serverOptions, UsageError } from "./serve/listen.ts";
import { basePathIn, filesIn, siteServer } from "./serve/site-server.ts";

async function main(): Promise<void> {
  const options = serverOptions("4173");
  const find = filesIn(join(process.cwd(), "dist"));
  if (find("index.html") === undefined)
    throw new UsageError("There is no site in dist/ yet.\n→ Run: npm run build");
  const origins = await listen(options, siteServer(find));
  console.log(origins.map((origin) => origin + basePathIn(find)).join("\n"));
}

main().catch(exitAfter);
