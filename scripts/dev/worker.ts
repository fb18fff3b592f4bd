import { uncaughtText } from "../errors/site-error.ts";
import { exitAfter, listen, serverOptions } from "../serve/listen.ts";
import { createDevServer } from "./dev-server.ts";
import { watchFor } from "./watch.ts";

/** The process of `npm run dev` that serves the site and builds it again after every change. */
async function main(): Promise<void> {
  const root = process.cwd();
  const options = serverOptions("3000");
  const server = createDevServer(root);
  await watchFor(root, ["components", "data", "pages", "static"], server.update);
  await server.update();
  for (const origin of await listen(options, server.answer)) console.log(origin + server.basePath());
  console.log("Open pages reload on save. Press Ctrl+C to stop.");
}

process.once("disconnect", () => process.exit()); // its parent was killed
process.on("uncaughtException", (error) => console.error(uncaughtText(error))); // the server goes on
main().catch(exitAfter);
