import { type Document, Element, Text } from "domhandler";
import { buildSync } from "esbuild";
import { DomUtils } from "htmlparser2";

const OVERLAY = { absWorkingDir: import.meta.dirname, entryPoints: ["overlay.client.ts"], target: "es2022" };
const SCRIPT = buildSync({ ...OVERLAY, write: false }).outputFiles[0]?.text ?? "";

/** Adds the overlay's script to a page of this version of the site. */
export function addOverlay(tree: Document, version: string): void {
  const body = DomUtils.findOne(({ name }) => name === "body", tree.children);
  const script = new Element("script", { "data-version": version });
  DomUtils.appendChild(script, new Text(SCRIPT));
  DomUtils.appendChild(body ?? tree, script);
}

/** The page below the overlay while there is no site. */
export const ERROR_PAGE =
  "<!doctype html><title>Error</title><h1>Unexpected Application Error!</h1>" +
  `<script data-version="">${SCRIPT}</script>`;
