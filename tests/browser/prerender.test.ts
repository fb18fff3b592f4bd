import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, onTestFinished, test } from "vitest";
import { navigation } from "../../data/navigation.ts";
import { chromiumSwitches } from "../tools/chromium.ts";
import { sites } from "./browse.ts";

/** An attached target: a tab, the page in it, or a prerendered page ("prerender"). */
type AttachedPage = {
  readonly sessionId: string;
  readonly targetInfo: { readonly type: string; readonly subtype?: string };
};
type Message = {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: AttachedPage;
};

/**
 * Speaks the Chrome DevTools Protocol over pipes 3 and 4 (zero-terminated JSON) of a Chromium started with
 * --remote-debugging-pipe. Playwright can't show this: while it is connected, Chromium prerenders nothing.
 */
function devtools(browser: ChildProcess) {
  const [, , , toBrowser, fromBrowser] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  const answers = new EventEmitter();
  const pages: AttachedPage[] = [];
  let last = 0;
  let rest = "";
  fromBrowser.setEncoding("utf8").on("data", (text: string) => {
    const messages = (rest + text).split("\0");
    rest = messages.pop() ?? "";
    for (const message of messages.map((json): Message => JSON.parse(json))) {
      if (message.method === "Target.attachedToTarget" && message.params) pages.push(message.params);
      answers.emit(`${message.id}`, message);
    }
  });

  /** Sends a command to the browser or a session, and returns its result. */
  const send = async <Result>(method: string, params = {}, sessionId?: string): Promise<Result> => {
    last += 1;
    toBrowser.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    const [{ result, error }] = (await once(answers, `${last}`)) as [Message];
    if (error) throw new Error(error.message);
    return result as Result;
  };

  /** Evaluates an expression in a page. */
  const evaluate = async <Value>({ sessionId }: AttachedPage, expression: string): Promise<Value> => {
    const params = { expression, returnByValue: true };
    return (await send<{ result: { value: Value } }>("Runtime.evaluate", params, sessionId)).result.value;
  };
  return { send, evaluate, pages };
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
  const { send, evaluate, pages } = await visitorsBrowser();
  await send("Target.createTarget", { url: `${sites[0].address}/` });
  // Through its tab: a page that is attached directly may not prerender.
  const tab = await until(async () => {
    const found = await send<{ targetInfos: readonly { targetId: string; url: string }[] }>(
      "Target.getTargets",
      { filter: [{ type: "tab" }] },
    );
    return found.targetInfos.find(({ url }) => url === `${sites[0].address}/`)?.targetId;
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
