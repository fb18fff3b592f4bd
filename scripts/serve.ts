import { existsSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "./errors/site-error.ts";
import { addressesOf, helpText, listen, serverOptions } from "./server/listen.ts";
import { createPreview, previewPath } from "./server/preview.ts";

/** The command `npm run serve`. */
const COMMAND = { name: "serve", port: "4173", does: "Serves dist/ with the headers of a good host." };
const dist = join(process.cwd(), "dist");
try {
  const { port, host, help } = serverOptions(process.argv.slice(2), COMMAND);
  if (help) console.log(helpText(COMMAND));
  else if (!existsSync(join(dist, "index.html")))
    throw new Error("There is no site in dist/ yet. Run: npm run build");
  else {
    const origin = await listen(createPreview(dist), port, { host });
    for (const address of addressesOf(origin)) console.log(address + previewPath(dist));
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
