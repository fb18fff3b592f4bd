import { once } from "node:events";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { createDevServer } from "../../../scripts/dev/dev-server.ts";
import { listen } from "../../../scripts/serve/listen.ts";
import { root } from "../../root.ts";
import { addressesIn } from "../../start-group.ts";
import { start } from "./commands.ts";
import { dataOf, minimalSite, page, siteWith, write } from "./minimal-site.ts";

const site = {
  "pages/prices.tsx": page("Prices", "<main>From £42</main>"),
  "pages/404.tsx": page("Lost", "<main>No such page</main>"),
  "pages/500.tsx": page("Unexpected", "<main>Status 500</main>"),
  "static/notes.txt": "Kept as it is",
};

/** Starts the development server, its own one if the folder has one. */
async function develop(files: Record<string, string> = {}, folder = siteWith({ ...site, ...files })) {
  const own = join(folder, "scripts");
  const options = {
    args: ["--port", "0"],
    env: { FORCE_COLOR: "1" },
    ...(existsSync(own) && { scripts: own, flags: ["--watch"] }),
  };
  const { printed, child } = start("dev", folder, options);
  await addressesIn(printed);
  /** Its newest address: it has another one after it has started again. */
  const origin = () => printed.out.match(/http:\/\/127\.0\.0\.1:\d+/g)?.at(-1);
  const get = async (path: string) => {
    const response = await fetch(`${origin()}${path}`);
    return {
      status: response.status,
      type: response.headers.get("content-type"),
      text: await response.text(),
    };
  };
  const save = (path: string, text: string) => write(folder, { [path]: text });
  return { folder, printed, child, get, save, state: () => firstEvent(`${origin()}`) };
}

/** What the server tells a page that has just been opened. */
async function firstEvent(origin: string): Promise<{ version: string; problems: string }> {
  const { body } = await fetch(`${origin}/_dev/events`);
  let text = "";
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const [, data] = /^data: (.*)\n\n/m.exec(text) ?? [];
    if (data !== undefined) return JSON.parse(data);
  }
  return expect.unreachable();
}

/** An answer with this status whose text contains this. */
const answer = (status: number, text: string) => ({ status, text: expect.stringContaining(text) });

test("every page and file of a site in a folder is served, with the overlay's script in pages and their policies", async () => {
  const { get, state, printed } = await develop({ "data/model/site.ts": dataOf({ basePath: "/bakery/" }) });
  expect(printed.out).toMatch(/^http:.*\d\/bakery\/$/m);
  const [html, plain] = ["text/html; charset=utf-8", "text/plain; charset=utf-8"];
  expect(await get("/bakery/prices")).toMatchObject({ ...answer(200, "From £42"), type: html });
  expect(await get("/bakery/notes.txt")).toEqual({ status: 200, type: plain, text: "Kept as it is" });
  for (const path of ["/prices/", "/bakery/price/", "/bakery/..%2fdata/model/site.ts", "/_dev"])
    expect(await get(path)).toMatchObject(answer(404, "No such page"));
  const { text } = await get("/bakery/");
  expect(text).toMatch(/script-src 'sha256-[^']+';.*<script data-version="\d+">/s);
  expect(text).toContain(`data-version="${(await state()).version}"`);
});

const wrongFact =
  'export const problems = [{ file: "data/a.toml", line: 2, message: "Wrong.", hint: "Fix it." }];';

test.each([
  [
    "a page",
    "pages/prices.tsx",
    page("Prices", "<Misspelt />"),
    "pages/prices.tsx:3\n  Throws: Misspelt is not",
  ],
  ["a fact", "data/model/problems.ts", wrongFact, "data/a.toml:2\n  Wrong."],
  ["a style", "components/Layout.css", ".layout { color: red;", 'Expected "}"'],
  ["the generator", "data/model/site.ts", dataOf({ files: 5 as never }), "The generator itself failed"],
])(
  "with a problem in %s, the last good site stays, and open pages show the problem until it is solved",
  async (...[, path, text, told]) => {
    const { get, state, save } = await develop();
    save(path, text);
    await expect.poll(async () => (await state()).problems).toContain(told);
    expect(await get("/")).toMatchObject(answer(200, `data-version="${(await state()).version}"`));
    expect(await get("/prices/")).toMatchObject(answer(200, "From £42"));
    expect(await get("/new/")).toMatchObject(answer(500, "Status 500"));
    save(path, `${{ ...minimalSite, ...site }[path as never]}`);
    await expect.poll(async () => (await state()).problems).toBe("");
  },
);

test("a saved page is shown, and so is a new one, even if a page leaves a promise behind that fails", async () => {
  const { get, save } = await develop();
  save("pages/prices.tsx", page("Prices", "<main>From £43</main>"));
  await expect.poll(() => get("/prices/")).toMatchObject(answer(200, "From £43"));
  save("pages/prices.tsx", `Promise.reject(new Error("late"));\n${page("Prices", "<main>From £44</main>")}`);
  await expect.poll(() => get("/prices/")).toMatchObject(answer(200, "From £44"));
  save("pages/new.tsx", page("New", "<main>New page</main>"));
  await expect.poll(() => get("/new/")).toMatchObject(answer(200, "New page"));
});

test("a page with a problem that doesn't keep it from being made is served, and open pages are told", async () => {
  const { get, state, save } = await develop();
  save("pages/team.tsx", page("Team", "<main>New page</main>", false));
  await expect.poll(async () => (await state()).problems).toContain("No links lead from Home to /team/");
  expect(await get("/team/")).toMatchObject(answer(200, `data-version="${(await state()).version}"`));
});

test("until there is a site, a plain error page is shown; instead of a page that throws, the site's own", async () => {
  const files = { "pages/prices.tsx": page("Prices", "<Misspelt />"), "components/Layout.tsx": "throw 1;" };
  const { get, state, save } = await develop(files);
  expect(await get("/")).toMatchObject(answer(500, "Unexpected Application Error!"));
  save("components/Layout.tsx", minimalSite["components/Layout.tsx"]);
  await expect.poll(async () => (await state()).problems).toContain("Misspelt is not defined");
  expect(await get("/prices/")).toMatchObject(answer(500, "Status 500"));
  expect(await get("/")).toMatchObject(answer(200, "Home"));
  save("pages/prices.tsx", site["pages/prices.tsx"]);
  await expect.poll(() => get("/prices/")).toMatchObject(answer(200, "From £42"));
});

test("an error in scripts/ doesn't end the server, and a change there starts it again", async () => {
  const folder = siteWith({ ...site, "package.json": readFileSync(join(root, "package.json")) });
  cpSync(join(root, "scripts"), join(folder, "scripts"), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const { printed, get, child, save } = await develop({}, folder);
  const isUp = async () => (await get("/").catch(() => ({ status: 0 }))).status;
  const stage = "scripts/stages/render.ts";
  save(stage, "oops(");
  await expect.poll(() => printed.out).toContain("Failed running");
  expect(await isUp()).toBe(0);
  const afterSave = () => {
    save(stage, readFileSync(join(root, stage), "utf8")); // Node misses it if it is still busy with the last change
    return printed.out.slice(printed.out.lastIndexOf("Failed running"));
  };
  await expect.poll(afterSave, { interval: 1_000 }).toContain("Restarting");
  await expect.poll(isUp).toBe(200);
  expect(child.exitCode).toBe(null);
  child.kill("SIGKILL");
  await expect.poll(isUp).toBe(0);
});

test("of a hundred saves at once, the last is shown, and few before", async () => {
  const { printed, save, get } = await develop();
  for (let price = 1; price <= 100; price++)
    save("pages/prices.tsx", page("Prices", `<main>From £${price}</main>`));
  await expect.poll(() => get("/prices/")).toMatchObject(answer(200, "From £100"));
  expect(printed.out.match(/The site was built/g)?.length).toBeLessThan(10);
});

test("a file that is emptied, and written a little later, is shown as it was written", async () => {
  const { get, save } = await develop();
  for (const pause of [0, 5, 15, 30, 45]) {
    save("pages/prices.tsx", "");
    await setTimeout(pause);
    save("pages/prices.tsx", page("Prices", `<main>From £${pause}</main>`));
    await expect.poll(() => get("/prices/")).toMatchObject(answer(200, `From £${pause}<`));
  }
});

test("what is made while something changes isn't shown, and what is made after that has the change", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const folder = siteWith({
    ...site,
    "pages/team.tsx": `globalThis.onBuild();\n${page("Team", "<main />")}`,
  });
  const { answer, update, dispose } = createDevServer(folder);
  onTestFinished(async () => void (await dispose()));
  const change = () => {
    write(folder, { "pages/new.tsx": page("New", "<main>New page</main>") });
    void update();
  };
  Object.assign(globalThis, { onBuild: vi.fn().mockImplementationOnce(change) });
  await update();
  const [origin] = await listen({ port: 0, host: false }, answer);
  expect((await fetch(`${origin}/new/`)).status).toBe(200);
  expect(log.mock.calls, "what was shown").toHaveLength(1);
});

test.runIf(process.platform !== "win32").each(["SIGHUP", "SIGINT", "SIGTERM"] as const)(
  "%s ends the development server and esbuild, which print nothing more",
  async (signal) => {
    const { printed, child } = await develop();
    child.kill(signal);
    await once(child, "close"); // of its output, which esbuild shares
    expect(printed.out).toMatch(/^The site was built in \d+ ms\.\nhttp:\S+\nOpen pages .+\n$/);
    expect(child.exitCode).toBe(0);
  },
);
