import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { editorLinkFor, panelOf } from "../../scripts/dev/panel.ts";
import { runDev } from "../../scripts/dev/run-dev.ts";
import { NOTHING } from "../../scripts/dev/view.ts";
import { freePort } from "../hosts/start.ts";
import { dataOf, folderWith, heavyPage, minimalSite, pageSource } from "./fixture.ts";

const page = (title: string, text: string) =>
  pageSource(title, `<main className="page"><h1>${title}</h1><p>${text}</p></main>`);

const prices = (text: string) =>
  ["pages/prices.tsx", `import "../components/Card.tsx";\n${page("Prices", text)}`] as const;

/** A mistake that leaves a page that can be shown. */
const brokenLink = '<a href="/x/">Now</a>';

/** A site with styles, data, a static file and the error pages. */
const site = {
  ...minimalSite,
  "pages/index.tsx": page("Home", "Old text"),
  "pages/prices.tsx": prices("From £42")[1],
  "components/Card.tsx": "export const Card = () => <p />;",
  "components/Card.css": "p { left: 0; }",
  "pages/404.tsx": page("Oops", "No such page"),
  "pages/500.tsx": page("Unexpected Application Error!", "Status 500"),
  "components/Layout.css": ".page { color: red; }",
  "data/model/site.ts": dataOf(),
  "static/notes.txt": "Kept as it is",
};

type Cleanup = (stop: () => Promise<void>) => void;
type Sources = Readonly<Record<string, string>>;

/** Starts the development server for a site in a new folder, until the test ends (or later). */
function begin(files: Sources = {}, port = 0, whenDone: Cleanup = onTestFinished) {
  const root = folderWith({ ...site, ...files }, whenDone as typeof onTestFinished);
  const said: string[] = [];
  const end = new AbortController();
  const log = (text: string) => void said.push(text);
  const ended = runDev(root, ["--port", `${port}`], { log, error: log }, end.signal);
  whenDone(async () => {
    end.abort();
    expect(await ended).toBe(0);
  });
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  return { root, said, write };
}

/** Starts the development server and waits until it shows the site. */
async function work(files?: Sources, whenDone?: Cleanup) {
  const { root, said, write } = begin(files, 0, whenDone);
  const started = () => /http:\/\/127[^/]*/.exec(said.join("\n"));
  const [origin = ""] = await vi.waitUntil(started, { timeout: 60_000, interval: 10 });
  const get = async (path: string) => {
    const response = await fetch(origin + path);
    const type = response.headers.get("content-type");
    const text = await response.text();
    const panel = /<details open>.*<\/details>/s.exec(text)?.[0].replace(/<(?!a )[^>]*>/g, " ");
    return { status: response.status, type, text, panel };
  };
  /** Opens a page like a browser, by default the current version; the result waits for the page's next event. */
  const open = async (path: string, version?: string) => {
    const [, current = ""] = /data-version="([^"]*)"/.exec((await get(path)).text) ?? [];
    const query = new URLSearchParams({ address: path, version: version ?? current });
    const stream = events(await fetch(`${origin}/_dev/events?${query}`));
    const { name, data } = (await stream.next()).value;
    expect([name, data < 1000]).toEqual(["retry", true]); // by default, browsers wait three or five seconds
    return async () => (await stream.next()).value;
  };
  return { root, origin, said, get, open, write };
}

/** What a stream of server-sent events says, piece by piece: how soon to reconnect ("retry"), and the events. */
async function* events({ body }: Response) {
  let rest = "";
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const pieces = (rest + text).split("\n\n");
    rest = pieces.pop() ?? "";
    for (const piece of pieces) {
      const [, name, data = ""] = /^(?:event: )?(\w+)(?:\ndata)?: (.*)$/.exec(piece) ?? [];
      yield { name, data: JSON.parse(data) };
    }
  }
  return expect.fail("the stream has ended");
}

describe("an unchanged site", async () => {
  const { origin, get, open } = await work(undefined, afterAll);

  test("has its pages and files with their types, and its 404 page for unknown paths", async () => {
    const type = "text/html; charset=utf-8";
    const shows = (text: string) => ({ type, text: expect.stringContaining(text) });
    expect(await get("/prices")).toMatchObject({ status: 200, ...shows("£42") });
    const notes = { status: 200, type: "text/plain; charset=utf-8", text: "Kept as it is" };
    expect(await get("/notes.txt")).toEqual(notes);
    for (const path of ["/price/", "/..%2fdata/model/site.ts", "/_dev"])
      expect(await get(path)).toMatchObject({ status: 404, ...shows("No such page") });
  });

  test("has the live script in every page, and a policy that allows no other", async () => {
    for (const path of ["/", "/price/"]) {
      const { text } = await get(path);
      const [, nonce] = /<script nonce="([^"]+)"/.exec(text) ?? [];
      const policy = /content="([^"]*script-src[^"]*)"/.exec(text)?.[1];
      expect(policy).toContain(`;script-src 'nonce-${nonce}';`);
    }
  });

  test("reloads a page that has been open since before a restart", async () => {
    expect(await (await open("/", "from.before"))()).toEqual({ name: "reload", data: {} });
  });

  test("is still served after malformed requests", async () => {
    for (const query of ["address=x", "address=%1B[2J"])
      expect((await fetch(`${origin}/_dev/events?${query}`)).status).toBe(400);
    for (const method of ["POST", "HEAD", "GET"]) expect((await fetch(origin, { method })).status).toBe(200);
  });
});

test("a request before the first build waits for it", async () => {
  const port = await freePort();
  begin({}, port);
  const request = () => fetch(`http://127.0.0.1:${port}/prices/`).catch(() => pause(5)); // until it listens
  let answer = await request();
  while (!answer) answer = await request();
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("From £42");
});

test("a site for a folder is served only in that folder", async () => {
  const data = dataOf({ basePath: "/bakery/" });
  const { get, said, origin } = await work({ "data/model/site.ts": data });
  expect((await get("/bakery/prices/")).text).toContain("From £42");
  expect((await get("/bakery")).text).toContain("Old text");
  expect((await get("/prices/")).status).toBe(404);
  expect(said.join("\n")).toContain(`${origin}/bakery/`);
});

test("a changed page is shown first and checked afterwards, and pages that show nothing new get no event", async () => {
  const { get, open, said, write } = await work();
  const next = await open("/prices/");
  write("pages/index.tsx", page("Home", "New text")); // which is not open
  await expect.poll(() => said.at(-1), { timeout: 10_000 }).toMatch(/site built/);
  write(...prices(brokenLink));
  const main = '<main class="page"><h1>Prices</h1><p><a href="/x/">Now</a></p></main>';
  expect(await next()).toEqual({ name: "exchange", data: { main, version: expect.any(String) } });
  expect(await get("/prices/")).toMatchObject({ text: expect.stringContaining(main), panel: undefined });
  const panel = expect.stringContaining("/x/");
  expect(await next()).toEqual({ name: "exchange", data: { panel, version: expect.any(String) } });
});

test("a page is reloaded for a change in static/, and for a script in the main part", async () => {
  const { open, write } = await work();
  for (const change of [
    () => write("static/notes.txt", "Changed"),
    () => write(...prices('<script src="/notes.txt" />')),
  ]) {
    const next = await open("/prices/");
    change();
    expect(await next()).toEqual({ name: "reload", data: {} });
  }
});

test("pages and components can be added, changed and removed", async () => {
  const { root, get, open, write } = await work();
  const next = await open("/about/");
  const imported = 'import { Team } from "../components/Team.tsx";\n';
  write("components/Team.tsx", "export const Team = () => <p>Two of us</p>;");
  write("pages/about.tsx", (imported + page("About", "{}")).replace("{}", "<Team />"));
  expect(await next()).toEqual({ name: "reload", data: {} });
  expect(await get("/about/")).toMatchObject({ status: 200, text: expect.stringContaining("Two of us") });
  write("components/Team.tsx", "export const Team = () => <p>Three of us</p>;");
  await next();
  expect((await get("/about/")).text).toContain("Three of us");

  rmSync(join(root, "pages/about.tsx"));
  await next();
  expect((await get("/about/")).status).toBe(404);
});

const [none, one, both] = [[], ["/prices/"], ["/", "/prices/"]];
const facts = `export const problems = [{ rule: "x", places: ["data/model/site.ts"], message: "Wrong", hint: "" }];`;

/** A file, what is written to it, what panels then say, on which pages, and which pages can't be rendered. */
const mistakes: readonly (readonly [string, string, says: string, on: string[], broken: string[]])[] = [
  [...prices(brokenLink), "/x/ doesn't exist", one, none],
  ["pages/prices.tsx", heavyPage, "the budget is 13000.", one, none],
  [...prices("<b>"), "Unexpected closing", one, one],
  ["pages/prices.tsx", "export const meta = {};", "Doesn't export default.", one, one],
  ["pages/Prices 2.tsx", "", "A page is a .tsx file in pages/", both, none],
  ["static/a b.txt", "", "hosts, disks and links may spell", both, none],
  ["components/Layout.css", ".page { color: red;", "Expected &quot;}&quot;", both, none],
  ["components/Card.css", "p { lfet: 0; }", "not a known CSS property", one, none],
  ["components/Card.tsx", "export const = 1;", "components/Card.tsx:1", one, one],
  ["data/model/problems.ts", facts, "Wrong", both, both],
  ["data/model/site.ts", "\nthrow new Error('no data');", "data/model/site.ts:2", both, both],
  ["components/Layout.tsx", "export const Layout = () => x.y;", "x is not defined", both, both],
  ["data/model/site.ts", dataOf({ files: 5 as never }), "The generator itself failed", both, none],
];

test("a mistake is shown over the page that has it, or over all; only what can't be rendered is replaced", async () => {
  const { root, get, write } = await work();
  const state = async (message: string) => {
    const pages = await Promise.all(both.map(get));
    const on = both.filter((_, at) => pages[at]?.panel?.includes(message));
    const isBroken = (at: number) => pages[at]?.status === 500 && pages[at].text.includes("Status 500");
    return { on, broken: both.filter((_, at) => isBroken(at)) };
  };
  for (const [file, text, message, on, broken] of mistakes) {
    write(file, text);
    await expect.poll(() => state(message), { timeout: 10_000, message }).toEqual({ on, broken });
    const old = site[file as keyof typeof site];
    if (old === undefined) rmSync(join(root, file));
    else write(file, old);
    await expect.poll(() => state(""), { timeout: 10_000 }).toEqual({ on: none, broken: none });
  }
});

test("a site that was broken from the start has a plain error page", async () => {
  const { get, open, write } = await work({ "components/Layout.tsx": 'throw new Error("<b>&");' });
  const { status, text, panel } = await get("/");
  expect(status).toBe(500);
  expect(text).toContain("<h1>Unexpected Application Error!</h1>");
  expect(panel).toContain("Throws: &lt;b>&amp;");
  const next = await open("/");
  write("components/Layout.tsx", site["components/Layout.tsx"]);
  await next();
  expect((await get("/")).text).toContain("Old text");
});

test("a new page is shown before anything links to it; then its panel goes", async () => {
  const { get, open, write } = await work();
  const about = await open("/about/");
  write("pages/about.tsx", pageSource("About", "<h1>About</h1>", false));
  await about();
  expect((await get("/about/")).panel).toContain("No links lead from Home to /about/.");
  expect((await get("/")).panel).toBeUndefined();
  const next = await open("/about/");
  write("pages/index.tsx", page("Home", '<a href="/about/">About</a>'));
  expect(await next()).toEqual({ name: "exchange", data: { panel: "", version: expect.any(String) } });
});

test.each([
  ["idea://open?file={file}&line={line}", "idea://open?file=/a%20b%23/pages/index.tsx&amp;line=1"],
  ["", "vscode://file/a%20b%23/pages/index.tsx:1"],
])("EDITOR_URL=%s makes links to %s, for files only", (url, address) => {
  vi.stubEnv("EDITOR_URL", url);
  const problem = { rule: "a", places: ["pages/index.tsx", "data/"], message: "<b>", hint: "" };
  const panel = panelOf([problem], editorLinkFor("/a b#"));
  expect(panel).toContain(`<a href="${address}">pages/index.tsx</a><span>data/</span>`);
  expect(panelOf([problem], NOTHING.editorLink)).toContain("<span>pages/index.tsx</span>");
});

test.each(["code", "idea://open", "JavaScript:alert('{file}')"])("EDITOR_URL=%s is refused", (url) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("EDITOR_URL", url);
  expect(() => editorLinkFor("/a")).toThrow(`EDITOR_URL is “${url}”.`);
});

test("the address is printed even if a file is saved while the first build fails", async () => {
  const { said, write } = begin({ "pages/index.tsx": "export const = 1;" });
  for (let round = 0; !said.includes("static/notes.txt"); round++) {
    write("static/notes.txt", `${round}`);
    await pause(20);
  }
  await expect.poll(() => said.join("\n"), { timeout: 10_000 }).toContain("http://");
});

test("a mistake is reported only if no newer change may have fixed it", async () => {
  const { root, said, open, write } = await work();
  await open("/prices/");
  const more = JSON.stringify(join(root, "static/more.txt"));
  const saveMore = [
    'import { existsSync, writeFileSync } from "node:fs";',
    `if (!existsSync(${more})) writeFileSync(${more}, "");\n`, // when this page is shown, before all are built
  ].join("\n");
  write("pages/prices.tsx", saveMore + page("Prices", brokenLink));
  await expect
    .poll(() => said.slice(-2), { timeout: 10_000 })
    .toEqual([
      expect.stringMatching(/\n {2}of 13000 bytes after brotli: prices\/index\.html \d %$/),
      expect.stringContaining("/x/"),
    ]);
  expect(said.join("\n").match(/\/x\/ doesn't exist/g)).toHaveLength(1);
});
