import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../root.ts";

const components = join(root, "components");

test("no style uses svh, lvh or dvh where a browser may not know them", () => {
  for (const file of readdirSync(components).filter((name) => name.endsWith(".css"))) {
    const styles = readFileSync(join(components, file), "utf8").replace(
      /@supports \([^)]*\) \{.*?\n\}/gs,
      "",
    );
    expect(styles.match(/\b[\d.]+[sld]vh\b/g), file).toBeNull();
  }
});
