import * as React from "react";

/** Exports of React that do nothing in pages. */
const IGNORED = /^(Suspense|lazy|startTransition|use(?!Callback|Context|Id|Memo|$))/;

/**
 * React for the site's code, which runs only at build time. Throws for hooks, handlers and refs, which static
 * rendering ignores.
 */
export const staticReact: object = new Proxy(
  { ...React, createElement },
  {
    get: (react, name: string) => {
      if (IGNORED.test(name)) throw ignoredError(name);
      return Reflect.get(react, name);
    },
  },
);

function createElement(...call: Parameters<typeof React.createElement>) {
  const [type, props] = call;
  if (typeof type === "function" && type.constructor.name === "AsyncFunction")
    throw ignoredError("async on a component");
  // With onLoad, React leaves a preload in its place; see the layout.
  if (typeof type === "string" && type !== "link")
    for (const name in props)
      if (/^on|^ref$/i.test(name) || typeof props[name as never] === "function")
        throw ignoredError(`${name} on <${type}>`);
  return React.createElement(...call);
}

function ignoredError(what: string): Error {
  const instead = "use HTML that needs no script, such as <details>, or components/menu.client.ts";
  return new Error(`${what} does nothing, as React runs only at build time; ${instead}.`);
}
