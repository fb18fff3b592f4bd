import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { editorLinkFor, panelOf } from "../../scripts/dev/panel.ts";
import { runDev } from "../../scripts/dev/run-dev.ts";
import { NOTHING } from "../../scripts/dev/view.ts";
import { freePort } from "../hosts/start.ts";
import { dataOf, described, folderWith, minimalSite } from "./fixture.ts";

const page = (title: string, text: string) =>
  [
    `export const meta = { title: "${title}", description: "${described(title)}", noindex: true };`,
    `export default () => <main className="page"><h1>${title}</h1><p>${text}</p></main>;`,
  ].join("\n");

/** A site with styles, data, a static file and the error pages. */
const site = {
  ...minimalSite,
  "pages/index.tsx": page("Home", "Old text"),
  "pages/prices.tsx": `import "../components/Card.tsx";\n${page("Prices", "From £42")}`,
  "components/Card.tsx": "export const Card = () => <p />;",
  "components/Card.css": "p { left: 0; }",
  "pages/404.tsx": page("Oops", "No such page"),
  "pages/500.tsx": page("Unexpected Application Error!", "Status 500"),
  "components/Layout.css": ".page { color: red; }",
  "data/index.ts": dataOf({ figures: ["£42"] }),
  "static/notes.txt": "Kept as it is",
};

type Cleanup = (stop: () => Promise<void>) => void;

/** Starts the development server for a site in a new folder, until the test ends (or later). */
function begin(files: Readonly<Record<string, string>> = {}, port = 0, whenDone: Cleanup = onTestFinished) {
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
async function work(files: Readonly<Record<string, string>> = {}, whenDone?: Cleanup) {
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
  /** Opens a page like a browser; `told` returns the page's next event. */
  const open = async (path: string) => {
    const [, version = ""] = /data-version="([^"]*)"/.exec((await get(path)).text) ?? [];
    const query = new URLSearchParams({ address: path, version });
    const stream = events(await fetch(`${origin}/_dev/events?${query}`));
    await stream.next(); // how soon to reconnect
    return { told: async () => (await stream.next()).value };
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
  const { origin, get } = await work({}, afterAll);

  test("has its pages and files with their types, and its 404 page for unknown paths", async () => {
    const type = "text/html; charset=utf-8";
    expect(await get("/prices")).toMatchObject({ status: 200, type, text: expect.stringContaining("£42") });
    const notes = { status: 200, type: "text/plain; charset=utf-8", text: "Kept as it is" };
    expect(await get("/notes.txt")).toEqual(notes);
    for (const path of ["/price/", "/..%2fdata/index.ts", "/_dev"]) {
      expect(await get(path)).toMatchObject({
        status: 404,
        type,
        text: expect.stringContaining("No such page"),
      });
    }
  });

  test("has the live script in every page, and a policy that allows no other", async () => {
    for (const path of ["/", "/price/"]) {
      const { text } = await get(path);
      const [, nonce] = /<script nonce="([^"]+)"/.exec(text) ?? [];
      const policy = /content="([^"]*script-src[^"]*)"/.exec(text)?.[1];
      expect(policy).toContain(`;script-src 'nonce-${nonce}';`);
      expect(policy).toMatch(/;style-src 'nonce-[^']+' 'sha256-[^']+';/);
      expect(policy).toContain("default-src 'none';connect-src 'self'");
    }
  });

  test("reloads a page that has been open since before a restart, within a second", async () => {
    const query = new URLSearchParams({ address: "/", version: "from.before" });
    const stream = events(await fetch(`${origin}/_dev/events?${query}`));
    const { name, data } = (await stream.next()).value;
    expect([name, data < 1000]).toEqual(["retry", true]); // by default, browsers wait three or five seconds
    expect((await stream.next()).value).toEqual({ name: "reload", data: {} });
  });

  test("is still served after malformed requests", async () => {
    for (const query of ["address=x", "address=%1B[2J"])
      expect((await fetch(`${origin}/_dev/events?${query}`)).status).toBe(400);
    expect((await fetch(origin, { method: "POST", body: "x" })).status).toBe(200);
    expect((await fetch(origin, { method: "HEAD" })).status).toBe(200);
    expect((await get("/")).status).toBe(200);
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
  const data = dataOf({ figures: ["£42"], basePath: "/bakery/" });
  const { get, said, origin } = await work({ "data/index.ts": data });
  expect((await get("/bakery/prices/")).text).toContain("From £42");
  expect((await get("/bakery")).text).toContain("Old text");
  expect((await get("/prices/")).status).toBe(404);
  expect(said.join("\n")).toContain(`${origin}/bakery/`);
});

test("a change of the main part or the styles is sent without a reload, and only to its page", async () => {
  const { get, open, said, write } = await work();
  const { told } = await open("/prices/");
  write("pages/prices.tsx", site["pages/prices.tsx"].replace("From", "Now"));
  const main = '<main class="page"><h1>Prices</h1><p>Now £42</p></main>';
  expect(await told()).toEqual({ name: "exchange", data: { main, version: expect.any(String) } });
  expect((await get("/prices/")).text).toContain(main);
  write("components/Layout.css", ".page { color: green; }");
  const styles = [expect.stringContaining(".page{color:green}")];
  expect(await told()).toEqual({ name: "exchange", data: { styles, version: expect.any(String) } });
  write("components/Layout.css", ".page { color: #00f; }");
  // A build may have read the stylesheet while it was being written.
  await vi.waitUntil(async () => JSON.stringify(await told()).includes(".page{color:#00f}"));

  write("pages/index.tsx", page("Home", "New text")); // which is not open
  await expect.poll(() => said.at(-1), { timeout: 10_000 }).toMatch(/site built/);
  write("pages/prices.tsx", page("Prices", "Last £42"));
  expect((await told()).data.main).toContain("Last £42");
});

test("a page is reloaded for another title, a change in static/, and a script in the main part", async () => {
  const { open, write } = await work();
  for (const change of [
    () => write("pages/prices.tsx", page("Dear", "From £42")),
    () => write("static/notes.txt", "Changed"),
    () => write("pages/prices.tsx", page("Dear", '<script src="/notes.txt" />')),
  ]) {
    const { told } = await open("/prices/");
    change();
    expect(await told()).toEqual({ name: "reload", data: {} });
  }
});

test("pages, components, data and files in static/ can be added, changed and removed", async () => {
  const { root, get, open, write } = await work();
  const { told } = await open("/about/");
  write("pages/about.tsx", page("About", "About us"));
  expect(await told()).toEqual({ name: "reload", data: {} });
  expect(await get("/about/")).toMatchObject({ status: 200, text: expect.stringContaining("About us") });

  write("components/Team.tsx", "export const Team = () => <p>Two of us</p>;");
  const imported = 'import { Team } from "../components/Team.tsx";\n';
  write("pages/about.tsx", (imported + page("About", "{}")).replace("{}", "<Team />"));
  await told();
  expect((await get("/about/")).text).toContain("Two of us");
  write("components/Team.tsx", "export const Team = () => <p>Three of us</p>;");
  await told();
  expect((await get("/about/")).text).toContain("Three of us");

  mkdirSync(join(root, "static/plans"));
  write("static/plans/one.txt", "1");
  write("pages/about.tsx", page("About", '<a href="/plans/one.txt">One</a>'));
  await told();
  expect((await get("/plans/one.txt")).text).toBe("1");

  rmSync(join(root, "pages/about.tsx"));
  await told();
  expect((await get("/about/")).status).toBe(404);
});

test("a page that throws is replaced by the error page, with the place, a link to it and a hint", async () => {
  const { root, get, open, write, said } = await work();
  const { told } = await open("/");
  write("pages/index.tsx", page("Home", "{missing.text}"));
  expect(await told()).toEqual({ name: "reload", data: {} });

  const { status, text, panel } = await get("/");
  expect(status).toBe(500);
  expect(text).toContain("<h1>Unexpected Application Error!</h1><p>Status 500</p>");
  expect(panel).toContain("Throws: missing is not defined");
  expect(panel).toContain("→ Fix the code at this line.");
  expect(panel).toContain(`<a href="vscode://file${root}/pages/index.tsx:2">pages/index.tsx:2`);
  for (const path of ["/prices/", "/notes.txt"])
    expect(await get(path)).toMatchObject({ status: 200, panel: undefined });
  expect(said.at(-1)).toMatch(
    /^pages\/index\.tsx:2 {2}render-error\n {2}.*missing is not defined\n {2}→ Fix the code/,
  );
});

const [none, one, both] = [[], ["/prices/"], ["/", "/prices/"]];
const prices = (text: string, title = "Prices") => ["pages/prices.tsx", page(title, text)] as const;
/** Letters that compress badly, the same each time. */
const noise =
  "let seed = 1;\nconst noise = () => String.fromCharCode(97 + ((seed = (seed * 16807) % 2147483647) % 26));\n";
const heavy = noise + page("Prices", "{Array.from({ length: 25000 }, noise)}");
const facts = `export const problems = [{ rule: "x", places: ["data/index.ts"], message: "Wrong", hint: "" }];`;

/** A file, what is written to it, what panels then say, on which pages, and which pages can't be rendered. */
const mistakes: readonly (readonly [string, string, says: string, on: string[], broken: string[]])[] = [
  [...prices("Now £1"), "Says “£1”", one, none],
  [...prices("£42", "P".repeat(61)), "The title has 61 characters", one, none],
  [...prices('<a href="/no/">x</a>'), "/no/ doesn't exist.", one, none],
  ["pages/prices.tsx", heavy, "the budget is 13000.", one, none],
  [...prices("<b>"), "Unexpected closing", one, one],
  ["pages/prices.tsx", "export const meta = {};", "Doesn't export default.", one, one],
  ["pages/Prices 2.tsx", "", "A page is a .tsx file in pages/", both, none],
  ["static/a b.txt", "", "hosts, disks and links may spell", both, none],
  ["components/Layout.css", ".page { color: red;", "Expected &quot;}&quot;", both, none],
  ["components/Card.css", "p { lfet: 0; }", "not a known CSS property", one, none],
  ["components/Card.css", "p { left: 0\ntop: 0; }", "“left:0 top: 0”", one, none],
  ["components/Card.tsx", "export const = 1;", "components/Card.tsx:1", one, one],
  ["data/problems.ts", facts, "Wrong", both, none],
  ["data/index.ts", "\nthrow new Error('no data');", "data/index.ts:2", both, both],
  ["components/Layout.tsx", "export const Layout = () => x.y;", "x is not defined", both, both],
  ["data/index.ts", dataOf({ claims: 5 as never }), "The generator itself failed", both, none],
];

test("a mistake is shown over the page that has it, or over all; only what can't be rendered is replaced", async () => {
  const { root, get, write } = await work();
  const state = async (message: string) => {
    const pages = await Promise.all(both.map(get));
    const on = both.filter((_, at) => pages[at]?.panel?.includes(message));
    return { on, broken: both.filter((_, at) => pages[at]?.status === 500) };
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
  const { told } = await open("/");
  write("components/Layout.tsx", site["components/Layout.tsx"]);
  await told();
  expect((await get("/")).text).toContain("Old text");
});

test("a new page is shown before anything links to it; then its panel goes", async () => {
  const { get, open, write } = await work();
  const about = await open("/about/");
  write("pages/about.tsx", page("About", "About us").replace(", noindex: true", ""));
  await about.told();
  expect((await get("/about/")).panel).toContain("No links lead from Home to /about/.");
  expect((await get("/")).panel).toBeUndefined();
  const { told } = await open("/about/");
  write("pages/index.tsx", page("Home", '<a href="/about/">About</a>'));
  expect(await told()).toEqual({ name: "exchange", data: { panel: "", version: expect.any(String) } });
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

test("the address is printed even if a file is saved while the first build fails", async () => {
  const { said, write } = begin({ "pages/index.tsx": "export const = 1;" });
  for (let round = 0; !said.includes("static/notes.txt"); round++) {
    write("static/notes.txt", `${round}`);
    await pause(20);
  }
  await expect.poll(() => said.join("\n"), { timeout: 10_000 }).toContain("http://");
});

test("an open page is shown first and checked afterwards; the panel comes without a reload", async () => {
  const { get, open, write } = await work();
  const { told } = await open("/prices/");
  write("pages/prices.tsx", page("Prices", "Now £1"));
  expect((await told()).data.main).toContain("Now £1");
  expect((await get("/prices/")).panel).toBeUndefined();
  expect((await told()).data).toEqual({ panel: expect.stringContaining("£1"), version: expect.any(String) });
});

test("a mistake is reported only if no newer change may have fixed it", async () => {
  const { root, said, open, write } = await work();
  await open("/prices/");
  const more = JSON.stringify(join(root, "static/more.txt"));
  const saveMore = [
    'import { existsSync, writeFileSync } from "node:fs";',
    `if (!existsSync(${more})) writeFileSync(${more}, "");\n`, // when this page is shown, before all are built
  ].join("\n");
  write("pages/prices.tsx", saveMore + page("Prices", "Now £1"));
  await expect
    .poll(() => said.slice(-2), { timeout: 10_000 })
    .toEqual([
      expect.stringMatching(/\n {2}of 13000 bytes after brotli: prices\/index\.html \d %$/),
      expect.stringContaining("£1"),
    ]);
  expect(said.join("\n").match(/£1/g)).toHaveLength(1);
});

test("prints for each save what changed, how long the build took, and how much of its budget a page uses", async () => {
  const { said, write } = await work();
  write("pages/prices.tsx", page("Prices", "Only £42"));
  await expect.poll(() => said.at(-2), { timeout: 10_000 }).toBe("pages/prices.tsx");
  const used = "\n  of 13000 bytes after brotli: prices/index.html 3 %";
  expect(said.at(-1)?.replace(/\d+ ms/, "1 ms")).toBe(`  site built and checked in 1 ms${used}`);
});

test("a page for development is shown, but not checked", async () => {
  const { get, open, write } = await work({ "pages/plan.dev.tsx": page("Plan", "Was £98") });
  const { told } = await open("/plan/");
  write("pages/plan.dev.tsx", page("Plan", "Now £99"));
  expect((await told()).data.main).toContain("Now £99");
  expect(await get("/plan/")).toMatchObject({ status: 200, panel: undefined });
});
