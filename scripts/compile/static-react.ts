import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";

/** React for the site's code, which runs only at build time: it throws for what static rendering ignores. */

/** Exports of React that do nothing in pages. */
const IGNORED = /^(Suspense|lazy|startTransition|use(?!Callback|Context|Id|Memo|$))/;

const react: object = new Proxy(
  { ...React, createElement: checked(React.createElement) },
  {
    get: (exports, name: string) => {
      if (IGNORED.test(name)) throw ignoredError(name);
      return Reflect.get(exports, name);
    },
  },
);

/** The packages that the site's code gets instead of React's own, by name. */
export const staticReact: Readonly<Record<string, unknown>> = {
  react,
  "react/jsx-runtime": {
    ...jsxRuntime,
    jsx: checked(jsxRuntime.jsx),
    jsxs: checked(jsxRuntime.jsxs),
  },
};

/** A function that makes an element, after it has refused async components, handlers and refs. */
function checked<Arguments extends readonly [type: unknown, props?: unknown, ...rest: unknown[]], Element>(
  make: (...call: Arguments) => Element,
) {
  return (...call: Arguments) => {
    const [type, props] = call;
    if (typeof type === "function" && type.constructor.name === "AsyncFunction")
      throw new Error("A component can't be async. Read data when the module loads, without await.");
    // With onLoad, React leaves a preload in its place; see the layout.
    if (typeof type === "string" && type !== "link") refuseHandlers(type, props ?? {});
    return make(...call);
  };
}

function refuseHandlers(type: string, props: object): void {
  for (const [name, value] of Object.entries(props))
    if (/^on|^ref$/i.test(name) || typeof value === "function") throw ignoredError(`${name} on <${type}>`);
}

function ignoredError(what: string): Error {
  const instead = "use HTML that needs no script, such as <details>, or components/menu.client.ts";
  return new Error(`${what} does nothing, as React runs only at build time; ${instead}.`);
}
