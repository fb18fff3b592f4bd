import { parseRules } from "../../scripts/hosting/headers.ts";

/** All headers that a file `_headers` has for an address. */
export function headersFor(address: string, text: string): Readonly<Record<string, string>> {
  const holds = (path: string) =>
    path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
  const rules = [...parseRules(text)].filter(([path]) => holds(path));
  return Object.assign({}, ...rules.map(([, headers]) => headers));
}
