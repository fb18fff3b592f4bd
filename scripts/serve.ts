import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createPreview, previewPath } from "./preview.ts";

/** The command `npm run serve`: shows dist/ at an address of this machine. */
const { values } = parseArgs({ options: { port: { type: "string", default: process.env.PORT ?? "4173" } } });
const port = Number(values.port);
const dist = join(process.cwd(), "dist");

if (!Number.isInteger(port) || port < 0 || port > 65535)
  fail(`“${values.port}” is not a port. Give one from 1 to 65535.`);
if (!existsSync(join(dist, "index.html"))) fail("There is no site in dist/ yet. Run: npm run build");

const server = createPreview(dist);
server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EADDRINUSE") {
    fail(
      `Port ${port} is taken by another program. Stop that, or use another: npm run serve -- --port ${port + 1}`,
    );
  }
  fail(`The server could not start: ${error.message}`);
});
server.listen(port, "127.0.0.1", () => {
  const address = server.address();
  const actualPort = typeof address === "object" && address ? address.port : port;
  console.log(`http://127.0.0.1:${actualPort}${previewPath(dist)}`);
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
