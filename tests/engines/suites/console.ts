import { expect, test } from "vitest";
import { allPaths, type Visit } from "../visit.ts";

export function consoleTest({ engine, site }: Visit): void {
  test("no page has an error in its script, markup or policy; the console shows those of a faulty one", async () => {
    const paths = allPaths.filter((path) => path !== "/404.html"); // which says so itself
    const errors = await engine().consoleErrors?.(site(), [...paths, "/faulty"]);
    const faults = [
      expect.stringMatching(/noSuchFunction/),
      expect.stringMatching(/Content.Security.Policy/),
    ];
    expect(errors, errors?.join("\n")).toHaveLength(2);
    expect(errors).toEqual(expect.arrayContaining(faults));
  });
}
