import type { TestProject } from "vitest/node";
import { buildSites } from "./built-sites.ts";
import { installTools } from "./install-tools.ts";

/** Vitest loads this file again for each project. */
const shared = globalThis as { sites?: Promise<void>; installation?: Promise<void> };

/** Builds the sites, and installs what the tests need: once, before the first of the projects that ask for it. */
export async function setup({ name }: TestProject): Promise<void> {
  shared.sites ??= buildSites();
  if (name !== "snapshot") shared.installation ??= installTools();
  await Promise.all([shared.sites, shared.installation]);
}
