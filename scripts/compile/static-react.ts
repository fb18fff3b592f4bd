import * as React from "react";

/** Exports of React that do nothing in pages. */
const IGNORED = /^(Suspense|lazy|startTransition|use(?!Callback|Context|Id|Memo|$))/;

/** React for the site's code, which runs only at build time: it throws for what static rendering ignores. */
export const staticReact: object = new Proxy(
  { ...React, createElement },
  {
    get: (exports, name: string) => {
      if (IGNORED.test(name)) throw ignoredError(name);
      return Reflect.get(exports, name);
    },
  },
);

/** @throws for an async component, and for handlers and refs */
export function createElement<Props extends object>(
  type: string | React.ComponentType<Props>,
  props?: Props | null,
  ...children: readonly React.ReactNode[]
): React.ReactElement {
  if (typeof type === "function" && type.constructor.name === "AsyncFunction")
    throw new Error("A component can't be async. Read data when the module loads, without await.");
  // With onLoad, React leaves a preload in its place; see the layout.
  if (typeof type === "string" && type !== "link") refuseHandlers(type, props ?? {});
  return React.createElement<Props>(type, props, ...children);
}

function refuseHandlers(type: string, props: object): void {
  for (const [name, value] of Object.entries(props))
    if (/^on|^ref$/i.test(name) || typeof value === "function") throw ignoredError(`${name} on <${type}>`);
}

function ignoredError(what: string): Error {
  const instead = "use HTML that needs no script, such as <details>, or components/menu.client.ts";
  return new Error(`${what} does nothing, as React runs only at build time; ${instead}.`);
}
