import { existsSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "./errors/site-error.ts";
import { listen, portIn } from "./server/listen.ts";
import { createPreview, previewPath } from "./server/preview.ts";

/** The command `npm run serve`. */
const dist = join(process.cwd(), "dist");
try {
  if (!existsSync(join(dist, "index.html")))
    throw new Error("There is no site in dist/ yet. Run: npm run build");
  const address = await listen(createPreview(dist), portIn(process.argv.slice(2), "4173"));
  console.log(address + previewPath(dist));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
