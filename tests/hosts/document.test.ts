import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { FOREVER, headersFor, parseRules } from "../../scripts/hosting/headers.ts";
import { distFiles, pageFiles, readDist, root } from "../root.ts";
import { hosts, type Snippet, snippets } from "./document.ts";
import { LOCAL, servers } from "./servers.ts";

/** The headers of a host that reads none of our files: the pages carry the rest of the policy themselves. */
const expected = {
  ...headersFor("/", parseRules(readDist("_headers"))),
  "Content-Security-Policy": "frame-ancestors 'none'",
};

test("the snippets with headers set the site's headers, and no others", () => {
  const snippetsWithHeaders = snippets().filter(({ text }) => /nosniff|ContentTypeOptions/.test(text));
  const headers = snippetsWithHeaders.map((snippet) => [
    snippet.host,
    snippet.host === "S3 with CloudFront" ? cloudFrontHeaders(snippet) : headersIn(snippet),
  ]);
  const hosts = ["nginx", "Caddy", "lighttpd", "Vercel", "Firebase Hosting", "S3 with CloudFront"];
  expect(headers).toEqual(hosts.map((host) => [host, expected]));
});

test("every snippet with immutable caching uses the site's header value", () => {
  const values = snippets().flatMap(({ text }) => text.match(/[^"']*immutable/g) ?? []);
  expect(new Set(values)).toEqual(new Set([FOREVER]));
});

test("CloudFront's function maps every page's address to its file and leaves files unchanged", () => {
  const source = snippets().find(({ language }) => language === "js")?.text;
  const handler = new Function("event", `${source}; return handler(event).uri;`);
  for (const file of pageFiles()) {
    const address = `/${file.replace(/index\.html$/, "")}`;
    expect(handler({ request: { uri: address } })).toBe(`/${file}`);
    expect(handler({ request: { uri: address.replace(/(?<=.)\/$/, "") } })).toBe(`/${file}`);
  }
  for (const file of distFiles().filter((path) => /\.(svg|woff2)$/.test(path))) {
    expect(handler({ request: { uri: `/${file}` } })).toBe(`/${file}`);
  }
});

test("docs/hosts.md lists exactly the tested servers as tested", () => {
  const tested = new Set(servers.map(({ name, heading = name }) => heading));
  expect([...hosts().keys()].filter((heading) => tested.has(heading))).toEqual([...tested]);
  expect([...hosts().keys()].slice(0, 5)).toEqual([...tested].filter((heading) => heading !== LOCAL));
  for (const { name, heading } of servers) if (heading === LOCAL) expect(hosts().get(LOCAL)).toContain(name);
});

test("no file ties the project to a host", () => {
  const bound =
    /^(vercel|firebase|staticwebapp|wrangler|netlify|Caddyfile|nginx|_headers|_redirects|\.htaccess)/;
  expect(readdirSync(root).filter((name) => bound.test(name))).toEqual([]);
});

/** Names and values as nginx, Caddy, lighttpd and JSON write them, without the caching. */
function headersIn({ text }: Snippet): Record<string, string> {
  const pairs = text.matchAll(/\b([A-Z]\w*(?:-[A-Z]\w+)+)"?(?: | => |,\s*"value": )"([^"]+)"/g);
  const { "Cache-Control": _caching, ...headers } = Object.fromEntries(
    [...pairs].map(([, name, value]) => [name, value]),
  );
  return headers;
}

function cloudFrontHeaders({ text }: Snippet): Record<string, string> {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(text);
  const items: { Header: string; Value: string }[] = custom.Items;
  expect(items.length).toBe(custom.Quantity);
  return {
    "Content-Security-Policy": security.ContentSecurityPolicy.ContentSecurityPolicy,
    "Referrer-Policy": security.ReferrerPolicy.ReferrerPolicy,
    "Strict-Transport-Security": `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    "X-Content-Type-Options": "nosniff", // the only value of ContentTypeOptions
    ...Object.fromEntries(items.map(({ Header, Value }) => [Header, Value])),
  };
}
