import * as React from "react";
import type { Problem } from "../contract.ts";

type Note = (found: Pick<Problem, "rule" | "message" | "hint">) => void;

/** Exports of React that do nothing in pages. */
const IDLE = /^(Suspense|lazy|startTransition|use(?!Callback|Context|Id|Memo|$))/;
const INSTEAD = "Use HTML that needs no script, such as <details>, or add it to components/menu.client.ts.";

/** React for the site's code. It notes what has no effect, because React runs only at build time. */
export function staticReact(note: Note): object {
  const createElement = (...call: Parameters<typeof React.createElement>) => {
    const [type, props, ...children] = call;
    children.forEach(throwIfPlainObject);
    if (typeof type === "string") for (const name in props) noteProp(type, name, props[name as never], note);
    return React.createElement(...call);
  };
  const idle = Object.entries(React).flatMap(([name, value]) => {
    const get = () => {
      const hint = name.startsWith("use") ? INSTEAD : "Remove it: pages are complete when visitors get them.";
      note({ rule: "no-effect", message: `${name} does nothing: React runs only at build time.`, hint });
      return value;
    };
    return IDLE.test(name) ? [[name, { get, enumerable: true }] as const] : [];
  });
  return Object.defineProperties({ ...React, createElement }, Object.fromEntries(idle));
}

/** React throws for objects as well, but far from the line that has them. */
function throwIfPlainObject(child: unknown): void {
  if (child?.constructor === Object && !("$$typeof" in (child as object)))
    throw new TypeError(`{ ${Object.keys(child as object)} } is an object, not a text or an element.`);
}

/** React replaces `javascript:` addresses, and drops functions. */
const isScript = (value: unknown) =>
  typeof value === "string" ? /^\s*javascript:/i.test(value) : typeof value === "function";

function noteProp(element: string, name: string, value: unknown, note: Note): void {
  // With onLoad, React leaves a preload in its place; see the layout.
  if (/^on|^ref$/i.test(name) ? element !== "link" : isScript(value))
    note({ rule: "no-effect", message: `React drops ${name} from <${element}>.`, hint: INSTEAD });
  if (
    name !== "dangerouslySetInnerHTML" ||
    !/<script/i.test(`${(value as { __html: string } | null)?.__html}`)
  )
    return;
  note({
    rule: "script-in-html",
    message: `The HTML of <${element}> contains a script.`,
    hint: "Move the script to components/menu.client.ts.",
  });
}
