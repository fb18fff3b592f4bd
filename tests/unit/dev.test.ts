import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { runDev } from "../../scripts/run-dev.ts";
import { freePort } from "../hosts/start.ts";
import { dataOf, described, folderWith, minimalSite } from "./fixture.ts";

const page = (title: string, text: string) =>
  [
    `export const meta = { title: "${title}", description: "${described(title)}", noindex: true };`,
    `export default () => <main className="page"><h1>${title}</h1><p>${text}</p></main>;`,
  ].join("\n");

/** A site with a stylesheet of its own for each layer, and the error pages. */
const site = {
  ...minimalSite,
  "pages/index.tsx": page("Home", "Old text"),
  "pages/prices.tsx": page("Prices", "From £395"),
  "pages/404.tsx": page("Oops", "No such page"),
  "pages/500.tsx": [
    `export const meta = { title: "Unexpected Application Error!", description: "${described("errors")}", noindex: true };`,
    "export default ({ problems }) => <main className='page'><h1>Unexpected Application Error!</h1>",
    "  {problems?.map(({ what, remedy, places }) => <section key={what}><h2>{what}</h2><p>{remedy}</p>",
    "    {places.map(({ place, frame }) => <pre key={place}>{place}{'\\n'}{frame}</pre>)}</section>)}</main>;",
  ].join("\n"),
  "components/Layout.css": ".page { color: red; }",
  "data/index.ts": dataOf({ figures: ["£395"] }),
  "static/notes.txt": "Kept as it is",
};

/** Begins to work on a site in a folder of its own, until the test ends. */
function begin(files: Readonly<Record<string, string>> = {}, port = 0) {
  const root = folderWith({ ...site, ...files });
  const said: string[] = [];
  const end = new AbortController();
  const log = (text: string) => void said.push(text);
  const ended = runDev(root, [], `${port}`, { log, error: log }, end.signal);
  onTestFinished(async () => {
    end.abort();
    expect(await ended).toBe(0);
  });
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  return { root, said, write };
}

/** Works on a site that is shown already. */
async function work(files: Readonly<Record<string, string>> = {}) {
  const { root, said, write } = begin(files);
  await expect.poll(() => said.join("\n"), { timeout: 60_000 }).toContain("http://");
  const [origin = ""] = /http:\/\/127[^/]*/.exec(said.join("\n")) ?? [];
  const get = async (path: string) => {
    const response = await fetch(origin + path);
    return {
      status: response.status,
      type: response.headers.get("content-type"),
      text: await response.text(),
    };
  };
  /** Opens a page as a browser does; `told` gives what the page is told next. */
  const open = async (path: string) => {
    const { text } = await get(path);
    const version = /data-version="([^"]*)"/.exec(text)?.[1] ?? "";
    const query = new URLSearchParams({ address: path, version });
    return { version, told: await events(`${origin}/_dev/events?${query}`) };
  };
  return { root, origin, said, get, open, write };
}

/** Reads a stream of server-sent events one by one. */
async function events(address: string) {
  const parts = (await fetch(address)).body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return async () => {
    for (;;) {
      const [whole, name, data] = /event: (.*)\ndata: (.*)\n\n/.exec(text) ?? [];
      if (whole !== undefined) {
        text = text.slice(text.indexOf(whole) + whole.length);
        return { name, data: JSON.parse(data ?? "") };
      }
      const { value } = (await parts?.read()) ?? {};
      if (value === undefined) throw new Error("the stream has ended");
      text += value;
    }
  };
}

test("shows the site as its sources stand, at the addresses that a host gives it", async () => {
  const { get } = await work();
  for (const path of ["/prices/", "/prices", "/prices/?from=search"]) {
    const { status, type, text } = await get(path);
    expect({ path, status, type }).toEqual({ path, status: 200, type: "text/html; charset=utf-8" });
    expect(text).toContain("From £395");
  }
  expect(await get("/notes.txt")).toEqual({
    status: 200,
    type: "text/plain; charset=utf-8",
    text: "Kept as it is",
  });
});

test("who comes before the site is made waits for it", async () => {
  const port = await freePort();
  begin({}, port);
  const come = () => fetch(`http://127.0.0.1:${port}/prices/`).catch(() => pause(5)); // until somebody listens
  let answer = await come();
  while (!answer) answer = await come();
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("From £395");
});

test("an unknown path shows the site's own page for it, with status 404", async () => {
  const { get } = await work();
  for (const path of ["/price/", "/%E0%A4%A", "//evil.example/", "/..%2fdata/index.ts", "/_dev"]) {
    const { status, text } = await get(path);
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(text).toContain("No such page");
  }
});

test("a site for a folder is shown in that folder only", async () => {
  const data = dataOf({ figures: ["£395"], basePath: "/reading/" });
  const { get, said, origin } = await work({ "data/index.ts": data });
  expect((await get("/reading/prices/")).text).toContain("From £395");
  expect((await get("/reading")).text).toContain("Old text");
  expect((await get("/prices/")).status).toBe(404);
  expect(said.join("\n")).toContain(`${origin}/reading/`);
});

test("the live script comes with every page, and the page's policy allows it and no other", async () => {
  const { get } = await work();
  for (const path of ["/", "/price/"]) {
    const { text } = await get(path);
    const [, nonce] = /<script nonce="([^"]+)"/.exec(text) ?? [];
    const policy = /content="([^"]*script-src[^"]*)"/.exec(text)?.[1];
    expect(policy).toContain(`;script-src 'nonce-${nonce}';`);
    expect(policy).toMatch(/;style-src 'nonce-[^']+' 'sha256-[^']+';/);
    expect(policy).toContain("default-src 'none';connect-src 'self'");
  }
});

test("a change of the main part or of the styles is sent without a reload", async () => {
  const { get, open, write } = await work();
  const { told } = await open("/prices/");
  write("pages/prices.tsx", page("Prices", "Now £395"));
  const main = '<main class="page"><h1>Prices</h1><p>Now £395</p></main>';
  expect(await told()).toEqual({ name: "exchange", data: { main, version: expect.any(String) } });
  expect((await get("/prices/")).text).toContain(main);
  write("components/Layout.css", ".page { color: green; }");
  const styles = [expect.stringContaining(".page{color:green}")];
  expect(await told()).toEqual({ name: "exchange", data: { styles, version: expect.any(String) } });
  write("components/Layout.css", ".page { color: #00f; }");
  expect((await told()).data.styles[0]).toContain(".page{color:#00f}");
});

test.each([
  ["its title", page("Dear", "From £395")],
  ["a script in the main part", page("Prices", '<script src="/a.js" />')],
])("a page is reloaded for a change of %s", async (_, text) => {
  const { open, write } = await work();
  const { told } = await open("/prices/");
  write("pages/prices.tsx", text);
  expect(await told()).toEqual({ name: "reload", data: {} });
});

test("a page that does not change is left alone", async () => {
  const { open, write, said } = await work();
  const { told } = await open("/");
  write("pages/prices.tsx", page("Dear", "From £395"));
  await expect.poll(() => said.at(-1)).toMatch(/whole site made/);
  write("pages/index.tsx", page("Home", "New text"));
  expect((await told()).data.main).toContain("New text");
});

test("a file in static/ that changes reloads every page, which may use it", async () => {
  const { open, write } = await work();
  const { told } = await open("/");
  write("static/notes.txt", "Changed");
  expect(await told()).toEqual({ name: "reload", data: {} });
});

test("a page that has been open since before the server was started anew is brought up to date", async () => {
  const { origin } = await work();
  const query = new URLSearchParams({ address: "/", version: "from.before" });
  const told = await events(`${origin}/_dev/events?${query}`);
  expect(await told()).toEqual({ name: "reload", data: {} });
});

test("pages, components, data and files in static/ can come, change and go", async () => {
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

test("a page that throws is told of in every place, and comes back when it is mended", async () => {
  const { get, open, write, said } = await work();
  const { told } = await open("/");
  write("pages/index.tsx", page("Home", "{missing.text}"));
  expect(await told()).toEqual({ name: "reload", data: {} });

  const { status, text } = await get("/");
  expect(status).toBe(500);
  expect(text).toContain("<h1>Unexpected Application Error!</h1>");
  expect(text).toContain("missing is not defined");
  expect(text).toContain("Mend the code at this line.");
  expect(text).toContain("pages/index.tsx:2\n  1 | export const meta");
  expect(text).toContain("\n&gt; 2 | export default () =&gt; &lt;main className=&quot;page&quot;&gt;");
  expect((await get("/prices/")).status).toBe(500);
  expect(await get("/notes.txt")).toMatchObject({ status: 200 });
  expect(said.at(-2)).toBe("pages/index.tsx");
  expect(said.at(-1)).toMatch(/^pages\/index\.tsx:2\n {2}.*missing is not defined\n {2}→ Mend the code/);

  const failed = await open("/");
  write("pages/index.tsx", page("Home", "Mended"));
  expect(await failed.told()).toEqual({ name: "reload", data: {} });
  expect(await get("/")).toMatchObject({ status: 200, text: expect.stringContaining("Mended") });
});

test.each([
  ["code that does not compile", { "pages/index.tsx": "export const = 1;" }, "pages/index.tsx:1"],
  ["a style that is none", { "components/Layout.css": ".page { color: red;" }, "components/Layout.css:1"],
  ["data that throw", { "data/index.ts": "\nthrow new Error('no data');" }, "data/index.ts:2"],
  ["a link that leads nowhere", { "pages/prices.tsx": page("Prices", '<a href="/price/">a</a>') }, "/price/"],
  ["a price that is not in data/", { "pages/prices.tsx": page("Prices", "£1") }, "pages/prices.tsx:2"],
  ["a page without a title", { "pages/prices.tsx": page("", "") }, "Its meta has no title."],
  [
    "a layout that throws",
    { "components/Layout.tsx": "export const Layout = () => x.y;" },
    "x is not defined",
  ],
  ["a broken error page", { "pages/500.tsx": "export const = 1;" }, "pages/500.tsx:1"],
])("%s does not end the server, which says so by the site's own error page", async (_, files, told) => {
  const { get, open, write } = await work();
  const home = await open("/");
  for (const [path, text] of Object.entries(files)) write(path, text);
  await home.told();
  const { status, text } = await get("/");
  expect(status).toBe(500);
  expect(text).toContain('<main class="page"><h1>Unexpected Application Error!</h1>');
  expect(text).toContain(told);
  for (const path of Object.keys(files)) write(path, site[path as keyof typeof site]);
  const failed = await open("/");
  await failed.told();
  expect((await get("/")).status).toBe(200);
});

test("a site that is broken from the start is told of by a plain page", async () => {
  const { get, open, write } = await work({ "components/Layout.tsx": 'throw new Error("<b>&");' });
  const { status, text } = await get("/");
  expect(status).toBe(500);
  expect(text).toContain("<h1>Unexpected Application Error!</h1>");
  expect(text).toContain("Throws while it is loaded: &lt;b>&amp;");
  expect(text).toContain("> 1 | throw new Error");
  const { told } = await open("/");
  write("components/Layout.tsx", site["components/Layout.tsx"]);
  await told();
  expect((await get("/")).text).toContain("Old text");
});

test("the address is told also when something is saved while the first attempt fails", async () => {
  const { said, write } = begin({ "pages/index.tsx": "export const = 1;" });
  for (let round = 0; !said.includes("static/notes.txt"); round++) {
    write("static/notes.txt", `${round}`);
    await pause(20);
  }
  await expect.poll(() => said.join("\n"), { timeout: 10_000 }).toContain("http://");
});

test("all pages may go and come back", async () => {
  const { root, get, open } = await work();
  const { told } = await open("/");
  renameSync(join(root, "pages"), join(root, "away"));
  await told();
  expect((await get("/")).text).toContain("Holds no page.");
  const failed = await open("/");
  renameSync(join(root, "away"), join(root, "pages"));
  await failed.told();
  expect((await get("/")).text).toContain("Old text");
});

test("what is open is shown first and checked then", async () => {
  const { get, open, write } = await work();
  const { told } = await open("/prices/");
  write("pages/prices.tsx", page("Prices", "Now £1"));
  expect((await told()).data.main).toContain("Now £1");
  expect((await get("/prices/")).status).toBe(200);
  expect(await told()).toEqual({ name: "reload", data: {} });
  expect(await get("/prices/")).toMatchObject({ status: 500, text: expect.stringContaining("£1") });
});

test("a mistake is not told while more is being saved, which may mend it, but with that", async () => {
  const { root, said, open, write } = await work();
  await open("/prices/");
  const more = JSON.stringify(join(root, "static/more.txt"));
  const saveMore = [
    'import { existsSync, writeFileSync } from "node:fs";',
    `if (!existsSync(${more})) writeFileSync(${more}, "");\n`, // when this page is shown, before all are made
  ].join("\n");
  write("pages/prices.tsx", saveMore + page("Prices", "Now £1"));
  await expect
    .poll(() => said.slice(-2), { timeout: 10_000 })
    .toEqual(["static/more.txt", expect.stringContaining("£1")]);
  expect(said.join("\n").match(/£1/g)).toHaveLength(1);
});

test("says for each save what changed, when a browser had painted it, and how long it took", async () => {
  const { origin, said, open, get, write } = await work();
  const { told } = await open("/prices/");
  const paint = async () => {
    const [, version = ""] = /data-version="([^"]*)"/.exec((await get("/prices/")).text) ?? [];
    const query = new URLSearchParams({ address: "/prices/", version });
    expect((await fetch(`${origin}/_dev/painted?${query}`, { method: "POST" })).status).toBe(204);
  };
  await paint(); // a visit without a save
  write("pages/prices.tsx", page("Prices", "Only £395"));
  await told();
  await paint();
  await paint(); // a reload by hand
  await expect.poll(() => said.at(-1)).toMatch(/^ {2}whole site made and checked in \d+ ms$/);
  expect(said.slice(-3, -1)).toEqual([
    "pages/prices.tsx",
    expect.stringMatching(/^ {2}\/prices\/ painted (\d+ ms) after the save \(median of 1: \1\)$/),
  ]);
  expect(said.join("\n").match(/painted/g)).toHaveLength(1);
});

test("no request ends the server", async () => {
  const { origin, get } = await work();
  for (const path of ["/_dev/events", "/_dev/painted?address=%1B[2J", "/_dev/events?address=x", "/_dev//"]) {
    expect((await fetch(origin + path)).status).toBe(400);
  }
  expect((await fetch(origin, { method: "POST", body: "x" })).status).toBe(200);
  expect((await fetch(origin, { method: "HEAD" })).status).toBe(200);
  expect((await get("/")).status).toBe(200);
});
