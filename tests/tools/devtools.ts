import type { ChildProcess } from "node:child_process";
import { EventEmitter, once } from "node:events";
import type { Readable, Writable } from "node:stream";

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
export function devtools(browser: ChildProcess) {
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
