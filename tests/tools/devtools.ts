import type { ChildProcess } from "node:child_process";
import type { Readable, Writable } from "node:stream";

/** What we were attached to: a tab, the page in it, or one that is rendered in advance ("prerender"). */
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
 * Speaks the Chrome DevTools Protocol with a Chromium started with --remote-debugging-pipe, by its pipes 3 and 4
 * (JSON ended by zeros). For what Playwright cannot show: where it is connected, no page is rendered in advance.
 */
export function devtools(browser: ChildProcess) {
  const [, , , toBrowser, fromBrowser] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  const pages: AttachedPage[] = [];
  let last = 0;
  let rest = "";
  fromBrowser.setEncoding("utf8").on("data", (text: string) => {
    const messages = (rest + text).split("\0");
    rest = messages.pop() ?? "";
    for (const message of messages) {
      const { id = 0, result, error, method, params } = JSON.parse(message) as Message;
      if (method === "Target.attachedToTarget" && params) pages.push(params);
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result as never);
    }
  });

  /** Sends a command, to the browser or in a session, and gives its result. */
  const send = <Result>(method: string, params = {}, sessionId?: string): Promise<Result> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      toBrowser.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });

  /** Gives the value of an expression in a page. */
  const evaluate = async <Value>({ sessionId }: AttachedPage, expression: string): Promise<Value> => {
    const params = { expression, returnByValue: true };
    return (await send<{ result: { value: Value } }>("Runtime.evaluate", params, sessionId)).result.value;
  };
  return { send, evaluate, pages };
}
