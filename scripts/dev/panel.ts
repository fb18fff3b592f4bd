import { type Document, Element, Text } from "domhandler";
import { buildSync } from "esbuild";
import { DomUtils } from "htmlparser2";
import { nodesIn, parse, serialise } from "../tree.ts";

const PANEL = { absWorkingDir: import.meta.dirname, entryPoints: ["panel.client.ts"], target: "es2022" };
const SCRIPT = buildSync({ ...PANEL, write: false }).outputFiles[0]?.text ?? "";
/** Stands in the panel's script for the site's version, which is known when all pages are made. */
export const VERSION = "{version of the site}";

/** Adds the panel's script to a page. */
export function addPanel(tree: Document): void {
  const body = nodesIn(tree).elements.find(({ name }) => name === "body");
  const script = new Element("script", { "data-version": VERSION });
  DomUtils.appendChild(script, new Text(SCRIPT));
  DomUtils.appendChild(body ?? tree, script);
}

/** The error page of a site that can't make its own. */
export function plainErrorPage(): string {
  const tree = parse("<!doctype html><title>Error</title><h1>Unexpected Application Error!</h1>");
  addPanel(tree);
  return serialise(tree);
}
