import type { Problem } from "../contract.ts";

/** "use client" at the start of a module, in esbuild's output. */
const DIRECTIVE = /"([^"\n]+)"\(\)\{"(use client|use server)"/g;
/** An attribute with an address from the root: _h("img",{alt:"",src:"/van.svg"}) */
const ADDRESS =
  /_h\("[\w-]+",\{(?:[^{}]|\{[^{}]*\})*?\b(src|srcSet|href|poster|action):(["'`]\/(?!\/)[^"'`]*["'`])/g;
const NO_SERVER =
  "Remove it: React runs only at build time. What must run in browsers belongs in components/menu.client.ts.";

/** Finds directives that have no effect. */
export function directives(code: string): readonly Problem[] {
  return [...code.matchAll(DIRECTIVE)].map(([, file = "", text = ""]) => {
    return { rule: "no-effect", places: [file], text, message: `"${text}" does nothing.`, hint: NO_SERVER };
  });
}

/** Finds addresses that work only if the site is at the root of its host. */
export function bareAddresses(code: string, placeOf: (index: number) => string): readonly Problem[] {
  return [...code.matchAll(ADDRESS)].map(({ 0: { length }, 1: name, 2: address, index }) => {
    const message = `${name}=${address} works only if the site is at the root of its host.`;
    const [, quote, path] = /^(.)\/static(\/.*)/.exec(address ?? "") ?? [];
    const known = path ? `Files in static/ are at the site's root: address it as ${path.slice(0, -1)}. ` : "";
    const hint = `${known}Write ${name}={href(${path ? quote + path : address})}, with href() from data/address.ts.`;
    return { rule: "bare-address", places: [placeOf(index + length - 1)], message, hint };
  });
}
