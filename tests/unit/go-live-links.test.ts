import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { reportBrokenLinks } from "../../scripts/go-live/links.ts";
import { listen } from "../../scripts/server/listen.ts";
import { minimalSite, siteWith } from "./fixture.ts";

/** Another site, which counts the requests for each of its pages. */
async function elsewhere() {
  const asked: Record<string, number> = {};
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked[path] = (asked[path] ?? 0) + 1;
    if (path === "/slow") return;
    if (path === "/moved") return void response.writeHead(301, { Location: "/ok" }).end();
    const recovers = path === "/hiccup" && asked[path] > 1;
    const status = recovers
      ? 200
      : ({ "/ok": 200, "/no-robots": 403, "/busy": 429, "/hiccup": 500 }[path] ?? 404);
    response.writeHead(status).end("page");
  });
  const address = await listen(server, 0);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { address, asked };
}

test("one issue is opened for each link that doesn't answer", async () => {
  const { address, asked } = await elsewhere();
  const paths = ["/ok", "/moved", "/no-robots", "/busy", "/hiccup", "/gone", "/slow", "/known"];
  const links = paths.map((path) => `<a href="${address}${path}">${path}</a>`).join("");
  const page = minimalSite["pages/index.tsx"].replace(
    "</main>",
    `${links}<a href="${address}/gone">again</a></main>`,
  );
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const calls: (readonly string[])[] = [];
  const github = (...args: readonly string[]) => {
    calls.push(args);
    return JSON.stringify([{ title: `The link to ${address}/known does not answer` }]);
  };
  expect(
    await reportBrokenLinks(siteWith({ "pages/index.tsx": page }), github, { timeout: 500, pause: 1 }),
  ).toBe(0);
  const [list, ...created] = calls;
  expect(list?.slice(0, 3)).toEqual(["issue", "list", "--state=open"]);
  expect(created.map(([, , title]) => title)).toEqual([
    `--title=The link to ${address}/gone does not answer`,
    `--title=The link to ${address}/slow does not answer`,
  ]);
  expect(created[0]?.[3]).toMatch(/^--body=.*\/gone .*\(status 404\).*`pages\/index\.tsx:2`/s);
  expect(asked).toMatchObject({ "/ok": 2, "/gone": 2, "/hiccup": 2, "/known": 2 });
});
