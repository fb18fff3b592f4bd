import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createDevServer } from "../../scripts/dev/server.ts";
import { viewOf } from "../../scripts/dev/view.ts";

const viewWith = (text: string) =>
  viewOf([{ path: "index.html", contents: `<main>${text}</main>`, from: "pages/index.tsx" }]);

/** A server with one open page: `told` gives its next event, `paint` reports that it has painted. */
async function openPage() {
  const painted: string[] = [];
  const { server, show } = createDevServer((address) => void painted.push(address));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await show(viewWith("old"), 0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const shownVersion = async () =>
    /data-version="([^"]*)"/.exec(await (await fetch(origin)).text())?.[1] ?? "";
  const call = async (path: string) =>
    fetch(`${origin}/_dev/${path}?${new URLSearchParams({ address: "/", version: await shownVersion() })}`);
  const stream = (await call("events")).body?.pipeThrough(new TextDecoderStream()).getReader();
  return { show, painted, paint: () => call("painted"), told: async () => (await stream?.read())?.value };
}

test("a page reconnects in less than a second when the server is restarted", async () => {
  const { told } = await openPage();
  const [, milliseconds] = /^retry: (\d+)\n\n$/.exec((await told()) ?? "") ?? [];
  expect(Number(milliseconds)).toBeLessThan(1000); // browsers wait three or five seconds unless told
});

test.each([
  ["one second after a save is reported", 1000, ["/"]],
  ["five seconds after a save was opened by a person", 5000, []],
])("a page that paints %s", async (_, ago, expected) => {
  const { show, painted, paint } = await openPage();
  await show(viewWith("new"), performance.now() - ago);
  await paint();
  expect(painted).toEqual(expected);
});
