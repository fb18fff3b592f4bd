import type { ComponentType, ReactNode } from "react";

/** What the generator and the site know of each other. The site imports nothing else from scripts/. */

/**
 * By convention:
 * - `pages/x.tsx` is the page at /x/; a page whose name is a status, such as `404.tsx`, is at the root.
 * - `components/styles.css` comes first in every style block, then the `X.css` beside each `X.tsx` that the page
 *   uses, then the `css` of the `X.css.ts` beside it.
 * - `components/menu.client.ts` is the script of every page, `components/print.css` its print style sheet.
 * - `static/` is copied; the names of files in `static/assets/` have a hash of their contents.
 * - An image's `/photographs/van.jpg` is made from `data/photographs/van.jpg`.
 * - Hints name `PhoneLink`, `data/owner.toml`, `components/styles/tokens.css` and `components/menu.client.ts`.
 */

/** The export `meta` of a page module; its default export is the page's component. */
export type PageMeta = {
  /** The complete title; the layout adds nothing. */
  readonly title: string;
  readonly description: string;
  /** true: hidden from search engines (the error pages). */
  readonly noindex?: true;
  /** The schema.org items that the page describes. */
  readonly structuredData?: readonly object[];
};

export type PageModule = { readonly meta: PageMeta; readonly default: ComponentType };

/** The props of the export `Layout` of components/Layout.tsx, which renders the whole document. */
export type LayoutProps = {
  /** The page's address below the site's root: "/", "/prices/", "/404.html". */
  readonly currentPath: `/${string}`;
  readonly meta: PageMeta;
  /** The texts of the page's style block and of the menu's script block. */
  readonly css: string;
  readonly script: string;
  /** The address of the print style sheet. */
  readonly printSheet: string;
  readonly children: ReactNode;
};

/** The export `siteData` of data/model/site.ts, read once data/model/problems.ts has found no `problems`. */
export type SiteData = {
  /** The folder that the site is served from, with a slash at both ends; "/" for the root of a host. */
  readonly basePath: string;
  /** The whole address of a page or file by its path below the site's root: "/prices/". */
  readonly canonical: (path: `/${string}`) => string;
  /** Every phone number that pages may show, and the address that its link must call. */
  readonly phones: readonly { readonly label: string; readonly href: string }[];
  /** Files made from the facts: the path below the site's root, the text, the source file. */
  readonly files: readonly { readonly path: string; readonly contents: string; readonly from: string }[];
  readonly todos: readonly Todo[];
  /** What is wrong with a text that visitors would read, apart from code. */
  readonly markupProblemIn: (text: string) => Problem | undefined;
  /** Placeholders in a published text; each blocks a release. `isQuote`: it stands in a `<blockquote>`. */
  readonly placeholdersIn: (text: string, isQuote: boolean) => readonly Problem[];
};

/** What a person must fix: where it is, what is wrong, what to do. */
export type Problem = {
  /** The source file, relative to the root: "data/copy/navigation.ts". None for an option of a command. */
  readonly file?: string;
  readonly line?: number;
  /** What the sources are searched for if the line isn't known. */
  readonly searchFor?: string;
  readonly message: string;
  /** What to do, unless the message says it. */
  readonly hint?: string;
};

/** A problem that waits for a fact or for a person. `blocks`: a release requires it to be solved. */
export type Todo = Problem & { readonly blocks: boolean };
