import { expect, test } from "vitest";
import { can, engine } from "./harness/page.ts";
import { paths, site } from "./harness/site-pages.ts";

// In Chromium, every test of a policy reads the console.
if (can("console")) {
  test("only a faulty page has errors in its script, markup or policy, and the console shows them", async () => {
    const all = await engine.consoleErrors?.(site, [...paths, "/faulty"]);
    const errors = all?.filter((error) => !error.includes("Page not found:")); // on 404.html, on purpose
    const faults = [
      expect.stringMatching(/noSuchFunction/),
      expect.stringMatching(/Content.Security.Policy/),
    ];
    expect(errors, errors?.join("\n")).toHaveLength(2);
    expect(errors).toEqual(expect.arrayContaining(faults));
  });
}
