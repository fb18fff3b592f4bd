import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, onTestFinished, test } from "vitest";
import { navigation } from "../../data/navigation.ts";
import { listen } from "../../scripts/server/listen.ts";
import { chromiumSwitches } from "../tools/chromium.ts";
import { devtools } from "../tools/devtools.ts";
import { sites } from "./browse.ts";

/** The site with slow responses, so that a page that appears at once must have been prerendered. */
function slowSite(milliseconds: number): Promise<string> {
  const { port } = new URL(sites[0].address);
  const line = createServer(async (asked, answer) => {
    await wait(milliseconds);
    const { method, url, headers } = asked;
    request({ port, host: "127.0.0.1", method, path: url, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    })
      .on("error", () => answer.destroy())
      .end();
  });
  onTestFinished(() => {
    line.closeAllConnections();
    line.close();
  });
  return listen(line, 0);
}

/** A Chromium like visitors': one that Playwright drives doesn't prerender. */
async function visitorsBrowser() {
  const { executablePath, env } = inject("chromium");
  const profile = mkdtempSync(join(tmpdir(), "prerender-"));
  const switches = ["--headless", "--no-sandbox", "--window-size=1280,800", "--remote-debugging-pipe"];
  const browser = spawn(executablePath, [...switches, `--user-data-dir=${profile}`, ...chromiumSwitches], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  onTestFinished(async () => {
    browser.kill();
    await once(browser, "close");
    // Its helper processes may outlive it briefly and still write there.
    await rm(profile, { recursive: true, force: true, maxRetries: 20 });
  });
  return devtools(browser);
}

/** Retries until there is a result or the test times out. */
async function until<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
    await wait(100);
  }
}

test("a page that the visitor is about to open is prerendered without violating the policy", async () => {
  const address = await slowSite(300);
  const { send, evaluate, pages } = await visitorsBrowser();
  await send("Target.createTarget", { url: `${address}/` });
  // Through its tab: a page that is attached directly may not prerender.
  const tab = await until(async () => {
    const found = await send<{ targetInfos: readonly { targetId: string; url: string }[] }>(
      "Target.getTargets",
      { filter: [{ type: "tab" }] },
    );
    return found.targetInfos.find(({ url }) => url === `${address}/`)?.targetId;
  });
  const attach = { targetId: tab, flatten: true };
  const { sessionId } = await send<{ sessionId: string }>("Target.attachToTarget", attach);
  const follow = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send("Target.setAutoAttach", follow, sessionId);
  const home = await until(async () =>
    pages.find(({ targetInfo }) => targetInfo.type === "page" && !targetInfo.subtype),
  );

  const [first, next] = navigation.map(({ path }) => path);
  const loaded = (path = "") => `location.pathname === "${path}" && document.readyState === "complete"`;
  await until(() => evaluate(home, loaded(first)));
  const [x, y] = await evaluate<[number, number]>(
    home,
    `const violations = [];
    addEventListener("securitypolicyviolation", ({ violatedDirective }) => violations.push(violatedDirective));
    const box = document.querySelector("nav a[href='${next}']").getBoundingClientRect();
    [box.x + box.width / 2, box.y + box.height / 2];`,
  );
  const mouse = (type: string) =>
    send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 }, home.sessionId);
  await mouse("mouseMoved");
  const prerendered = await until(async () =>
    pages.find(({ targetInfo }) => targetInfo.subtype === "prerender"),
  );
  await until(() => evaluate(prerendered, loaded(next)));
  expect(await evaluate(prerendered, "document.prerendering")).toBe(true);
  expect(await evaluate(home, "violations")).toEqual([]);

  await mouse("mousePressed");
  await mouse("mouseReleased");
  const started = 'performance.getEntriesByType("navigation")[0].activationStart';
  expect(await until(() => evaluate<number>(prerendered, started))).toBeGreaterThan(0);
});
