import * as React from "react";

/** Exports of React that do nothing in pages. */
const IGNORED = /^(Suspense|lazy|startTransition|use(?!Callback|Context|Id|Memo|$))/;

/**
 * React for the site's code, which runs only at build time: reports hooks, handlers and refs, which static
 * rendering ignores.
 */
export function staticReact(onIgnored: (message: string) => void): object {
  const createElement = (...call: Parameters<typeof React.createElement>) => {
    const [type, props, ...children] = call;
    const names = typeof type === "string" ? Object.keys(props ?? {}) : [];
    const dropped = names.filter((name) => isDropped(`${type}`, name, props?.[name as never]));
    if (dropped.length === 0) return React.createElement(...call);
    for (const name of dropped) onIgnored(`React drops ${name} from <${type}>.`);
    const kept = Object.entries(props ?? {}).filter(([name]) => !dropped.includes(name));
    return React.createElement(type, Object.fromEntries(kept), ...children);
  };
  const get = (react: object, name: string) => {
    if (IGNORED.test(name)) onIgnored(`${name} does nothing: React runs only at build time.`);
    return Reflect.get(react, name);
  };
  return new Proxy({ ...React, createElement }, { get });
}

/** Handlers, references, functions, and `javascript:` addresses, which React replaces. */
function isDropped(element: string, name: string, value: unknown): boolean {
  // With onLoad, React leaves a preload in its place; see the layout.
  if (/^on|^ref$/i.test(name)) return element !== "link";
  return typeof value === "function" || (typeof value === "string" && /^\s*javascript:/i.test(value));
}
