import { join } from "node:path";
import type { Problem } from "../contract.ts";

/** The address that opens a place such as "data/navigation.ts:10" in an editor; undefined if it names no file. */
export type EditorLink = (place: string) => string | undefined;

/** Visual Studio Code's; EDITOR_URL sets another, such as "idea://open?file={file}&line={line}". */
const EDITOR_URL = "vscode://file{file}:{line}";
/** An address with a scheme and the file's place. Scripts would run in the page. */
const VALID_EDITOR_URL = /^(?!javascript:)[a-z][\w+.-]*:.*\{file\}/i;
const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };

/** The panel is a shadow tree, which no page's styles reach. */
export const PANEL_CSS = `
:host { all: initial; color-scheme: light dark; }
details { position: fixed; inset: auto 0 0 auto; z-index: 2147483647; box-sizing: border-box; inline-size: min(100%, 44rem);
  max-block-size: min(24rem, 60%); overflow: auto; overscroll-behavior: contain; border: 2px solid #c22; background: Canvas;
  color: CanvasText; font: 1rem/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
details:not([open]) { inset-block-end: 25%; inline-size: auto; }
summary { position: sticky; inset-block-start: 0; padding: .7rem 1rem; background: #c22; color: #fff; font-weight: 700; cursor: pointer; }
ol { margin: 0; padding: 0 1rem 0 2.5rem; }
li { margin-block: 1rem; }
p { margin: 0 0 .25rem; white-space: pre-line; }
p:first-child { font-weight: 700; }
a, span { display: inline-block; padding-block: .6rem; margin-inline-end: 1rem; font: .875rem/1.4 ui-monospace, monospace; }
a { color: LinkText; }
:focus-visible { outline: 3px solid; outline-offset: -6px; }
@media print { details { display: none; } }`;

/**
 * The links that EDITOR_URL describes. Only the browser follows them: the server starts no program.
 * @throws {Error} if EDITOR_URL isn't an address with {file}
 */
export function editorLinkFor(root: string): EditorLink {
  const template = process.env.EDITOR_URL || EDITOR_URL;
  if (!VALID_EDITOR_URL.test(template))
    throw new Error(`EDITOR_URL is “${template}”. Write it like ${EDITOR_URL}`);
  return (place) => {
    const [, file, line = "1"] = /^([^:]*\.\w+)(?::(\d+))?$/.exec(place) ?? [];
    if (file === undefined) return undefined;
    const path = encodeURI(join("/", root, file).replaceAll("\\", "/")).replace(/[?#]/g, encodeURIComponent);
    return template.replace("{file}", path).replace("{line}", line);
  };
}

/** The problems as HTML; nothing if there are none. */
export function panelOf(problems: readonly Problem[], editorLink: EditorLink): string {
  if (problems.length === 0) return "";
  const items = problems.map(({ rule, places, message, hint }) => {
    const links = places.map((place) => {
      const address = editorLink(place);
      return address
        ? `<a href="${escapeHtml(address)}">${escapeHtml(place)}</a>`
        : `<span>${escapeHtml(place)}</span>`;
    });
    return `<li><p>${escapeHtml(message)}</p><p>→ ${escapeHtml(hint)}</p>${links.join("")}<span>${rule}</span></li>`;
  });
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `<details open><summary>${count}</summary><ol>${items.join("")}</ol></details>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<"]/g, (sign) => ESCAPES[sign] ?? "");
}
