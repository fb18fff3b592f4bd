import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

export type Answer = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Requests a path from a local server. Sends the path unchanged; fetch would normalize it. */
export async function ask(port: number, path: string, headers = {}): Promise<Answer> {
  const call = request({ host: "127.0.0.1", port, path, headers, agent: false }).end();
  const [response] = (await once(call, "response")) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

/** Follows up to two redirects. */
export async function askAndFollow(port: number, path: string, hops = 2): Promise<Answer> {
  const answer = await ask(port, path);
  const { location } = answer.headers;
  if (hops === 0 || location === undefined) return answer;
  const target = new URL(location, `http://127.0.0.1:${port}${path}`);
  return askAndFollow(port, target.pathname, hops - 1);
}
