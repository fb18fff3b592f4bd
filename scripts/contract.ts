import type { ComponentType, ReactNode } from "react";

/** The interface between the generator and the site. The site may import these types and nothing else from scripts/. */

/** The `meta` export of a page module. */
export type PageMeta = {
  /** The complete title; the layout adds nothing. */
  readonly title: string;
  readonly description: string;
  /** true: hidden from search engines (the error pages). */
  readonly noindex?: true;
  /** The schema.org items that the page describes. */
  readonly structuredData?: readonly object[];
};

/** The layout's props; it renders the whole document, starting at `<html>`. */
export type LayoutProps = {
  /** The page's address below the site's root: "/", "/prices/", "/404.html". */
  readonly currentPath: string;
  readonly meta: PageMeta;
  /** The text of the page's style block. */
  readonly css: string;
  /** The text of the menu's script block. */
  readonly script: string;
  readonly children: ReactNode;
};

/**
 * The export `site` of `data/model/site.ts`: everything that the generator knows about the site's facts. First, it reads
 * mistakes in them from the export `problems` of `data/model/problems.ts`. While there is one, no page is rendered.
 */
export type SiteData = {
  /** Scheme and host, without a trailing slash: "https://www.example.com". */
  readonly origin: string;
  /** The folder that the site is served from, with a slash at both ends; "/" for the root of a host. */
  readonly basePath: string;
  /** Every phone number that pages may show, and the address that its link must call. */
  readonly phones: readonly { readonly label: string; readonly href: string }[];
  /** Every character of the display font (CSS: var(--font-display)). */
  readonly displayCharacters: string;
  /** Files made from the facts: the path below the site's root, the text, the source file. */
  readonly files: readonly { readonly path: string; readonly contents: string; readonly from: string }[];
  /** What a release requires and what visitors will ask for. */
  readonly todos: readonly Todo[];
};

/** A missing fact or a task for a person before the site goes live. */
export type Todo = Problem & {
  /** true: a release blocker. false: every build lists it, and a release doesn't require it. */
  readonly blocks: boolean;
  /** Done on this day, "2026-11-21", and due again after this many days. */
  readonly done?: { readonly on: string; readonly days: number };
};

export type PageModule = { readonly meta: PageMeta; readonly default: ComponentType };

/** A mistake that a person must fix before the site can be published. */
export type Problem = {
  /** A name to search for: "broken-link". */
  readonly rule: string;
  /** Where to fix it: source files relative to the root, with their line if known: "data/navigation.ts:10". */
  readonly places: readonly string[];
  /** Text to search for in the sources, for more exact places. */
  readonly text?: string;
  readonly message: string;
  readonly hint: string;
  /** The page files that it concerns, if its places don't name them. */
  readonly pages?: readonly string[];
};
