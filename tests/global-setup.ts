import { chromium } from "playwright";
import { buildSites } from "./sites.ts";
import { findOrInstallChromium, launchOptions } from "./tools/chromium.ts";

/** Vitest gives each project its own copy of this file, in one process. */
const shared = globalThis as { work?: Map<string, Promise<unknown>> };
shared.work ??= new Map();
const { work } = shared;

/**
 * Starts something once for all projects. Vitest sets up projects in turn: each only starts its work, and the set-up
 * below, which runs last, waits for all of it.
 */
export function once<Result>(name: string, start: () => Promise<Result>): Promise<Result> {
  const started = (work.get(name) ?? start()) as Promise<Result>;
  started.catch(() => {}); // the set-up below reports errors
  work.set(name, started);
  return started;
}

/** Builds the site with each set of facts. */
export const shareSites = () => once("sites", buildSites);

/** The Chromium that all tests share. */
export const shareChromium = () =>
  once("chromium", async () => {
    const found = await findOrInstallChromium();
    return { found, server: await chromium.launchServer(launchOptions(found)) };
  });

export async function setup() {
  await shareSites();
  await Promise.all(work.values());
  return async () => {
    if (work.has("chromium")) await (await shareChromium()).server.close();
  };
}
