import { type IncomingHttpHeaders, request } from "node:http";

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Asks a server of this machine. The path goes as it is, which fetch would tidy up first. */
export function ask(port: number, path: string, headers = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, headers, method, agent: false };
    const call = request(options, async (response) => {
      try {
        const body = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      } catch (error) {
        reject(error);
      }
    });
    call.on("error", reject).end();
  });
}

/** Asks, and asks again where the answer leads, which may be twice at most. */
export async function askAndFollow(port: number, path: string, hops = 2): Promise<Answer> {
  const answer = await ask(port, path);
  const { location } = answer.headers;
  if (hops === 0 || location === undefined) return answer;
  const target = new URL(location, `http://127.0.0.1:${port}${path}`);
  return askAndFollow(port, target.pathname, hops - 1);
}
