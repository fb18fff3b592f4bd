import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";

/**
 * The configuration for a server in docs/hosts.md, changed for a site in a folder as the document says.
 * @throws if there is none
 */
export function configuration(server: "nginx" | "apache", basePath = "/"): string {
  const text = readFileSync(join(root, "docs/hosts.md"), "utf8");
  const [, block] = new RegExp(`^\`\`\`${server}\n(.*?)^\`\`\`$`, "ms").exec(text) ?? [];
  if (block === undefined) throw new Error(`docs/hosts.md has no configuration for ${server}`);
  if (basePath === "/") return block;
  const moved = block.replace(/\b(404|500)\.html/g, `${basePath.slice(1)}$&`);
  return moved.replace(/^.*Strict-Transport-Security.*\n/gm, "");
}
