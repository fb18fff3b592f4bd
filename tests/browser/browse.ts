import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { inject, onTestFinished } from "vitest";

export const sites = inject("sites");
const [usual] = sites;

/** All pages of the site, and those that photographs change; hosts may show the error pages at any address. */
export const pages = sites.flatMap((site) =>
  site.paths.map((path) => ({ name: `${path} of ${site.name}`, site, path, address: site.address + path })),
);
export const publicPages = pages.filter(({ path }) => path.endsWith("/"));

/** The addresses of all pages. */
export const allPaths = usual.paths;
export const publicPaths = allPaths.filter((path) => path.endsWith("/"));

export const phone = { width: 390, height: 844 };
/** The same with the bars of its browser, and lying on its side. */
export const lowPhone = { width: 390, height: 664 };
export const lying = { width: 844, height: 390 };
export const desk = { width: 1280, height: 800 };

let connection: Promise<Browser> | undefined;
/** Idle pages for the next test, by their context's options. */
const waiting = new Map<string, Page[]>();

/** The browser shared by all tests. */
export function connect(): Promise<Browser> {
  connection ??= chromium.connect(inject("chromium").endpoint);
  return connection;
}

/**
 * Opens an address, or a path of the site, in a browser with these options. Reduces motion by default, so that
 * no test waits for it.
 */
export async function open(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { viewport = desk, colorScheme = null, reducedMotion = "reduce", ...others } = options;
  const kind = JSON.stringify(others);
  const page = waiting.get(kind)?.pop() ?? (await newPage(others));
  onTestFinished(async () => {
    page.removeAllListeners();
    await page.unrouteAll();
    waiting.set(kind, [...(waiting.get(kind) ?? []), page]);
  });
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: null });
  await page.setViewportSize(viewport ?? desk);
  await page.goto(new URL(address, usual.address).href);
  return page;
}

/** Opens an address like `open`, in a new context, where nothing is stored or cached. */
export async function openAlone(address: string): Promise<Page> {
  const page = await newPage({ viewport: desk });
  onTestFinished(() => page.context().close());
  await page.goto(address);
  return page;
}

/** Collects errors and the console's messages, which include each violation of the policy. */
export function watch(page: Page): string[] {
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  page.on("pageerror", (error) => told.push(error.message));
  return told;
}

/** A new page in a new context; opening one takes longer than most tests. */
export async function newPage(options: BrowserContextOptions): Promise<Page> {
  const context = await (await connect()).newContext(options);
  return context.newPage();
}

/** The number of A4 sheets that a page takes on paper. */
export async function sheetsOf(page: Page): Promise<number> {
  const margin = { top: "12mm", bottom: "12mm", left: "12mm", right: "12mm" };
  const pdf = await page.pdf({ format: "A4", margin });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
