import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

export type Answer = {
  /** 0 if the connection ends without an answer. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Its bytes, a character each. */
  readonly body: string;
};

/** Requests a path from a local server. Sends the path unchanged; fetch would normalize it. */
export async function ask(port: number, path: string, headers = {}, method = "GET"): Promise<Answer> {
  const call = request({ host: "127.0.0.1", port, path, headers, method, agent: false }).end();
  const [response]: IncomingMessage[] = await once(call, "response").catch(() => []);
  if (!response) return { status: 0, headers: {}, body: "" };
  const body = (await response.setEncoding("latin1").toArray()).join("");
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}
