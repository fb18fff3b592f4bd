import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Engine } from "../drivers/engine.ts";
import { type Site, serveSite } from "../site.ts";
import { visitBy } from "../visit.ts";

/** Gives the tests of a file one browser, with a folder of its own, and one server of the site. */
export function openedBy(start: (folder: string) => Promise<Engine>) {
  const folder = mkdtempSync(join(tmpdir(), "engine-"));
  let engine: Engine;
  let site: Site;
  beforeAll(async () => {
    site = await serveSite();
    engine = await start(folder);
    await engine.set([]);
  });
  afterAll(async () => {
    await engine.close();
    site.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  });
  return visitBy(
    () => engine,
    () => site,
  );
}
