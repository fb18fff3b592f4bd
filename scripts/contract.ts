import type { ComponentType, ReactNode } from "react";

/**
 * Where the generator and the site meet: the types of what a site hands over and what it is given.
 * The site may import this file's types and nothing else from scripts/.
 */

/** What a page module exports as `meta`. */
export type PageMeta = {
  /** Complete as a search result shows it; the layout adds nothing. */
  readonly title: string;
  readonly description: string;
  /** true: kept out of search engines (the error pages). */
  readonly noindex?: true;
  /** What the page speaks of, as things of schema.org, for its block of linked data. */
  readonly structuredData?: readonly object[];
};

/** What the layout is given; it renders the whole document from `<html>` on. */
export type LayoutProps = {
  /** The page's address below the site's root: "/", "/prices/", "/404.html". */
  readonly currentPath: string;
  readonly meta: PageMeta;
  /** Finished text of the page's style block. */
  readonly css: string;
  /** Finished text of the menu's script block. */
  readonly script: string;
  readonly children: ReactNode;
};

/**
 * What `data/index.ts` exports as `site`: all that the generator must know of the site's facts. Before it is loaded,
 * `data/problems.ts` exports `problems`: what is wrong with the facts themselves. Any problem stops the build.
 */
export type SiteData = {
  /** Scheme and host, no slash at the end: "https://www.example.com". */
  readonly origin: string;
  /** The folder the site is served from, with a slash at both ends; "/" for a host of its own. */
  readonly basePath: string;
  /** Every phone number that may be shown, and what a link on it must call. */
  readonly phones: readonly { readonly label: string; readonly href: string }[];
  /** Every figure that may be shown, with its unit, in the forms that pages use: "£395", "25 miles", "7–12 radiators". */
  readonly figures: readonly string[];
  /** Words that may not be used, because they claim what is not known to be true. */
  readonly claims: readonly UnknownClaim[];
  /** Sentences that promise what is not known to be true. */
  readonly promises: readonly UnknownPromise[];
  /** What the owner and customers have stated themselves, word by word: it may claim and promise. */
  readonly statements: readonly string[];
  /** Every character that may be set in the display face (CSS: var(--font-display)), whose file holds no other. */
  readonly displayCharacters: string;
  /** Files made of the facts, besides the pages: the path below the site's root, the text, the source file. */
  readonly files: readonly { readonly path: string; readonly contents: string; readonly from: string }[];
  /** What a release needs, and what visitors will ask for. */
  readonly todos: readonly Todo[];
};

export type UnknownClaim = {
  /** Whole words, found in any case and whatever stands between them: spaces, hyphens, line breaks, tags, nothing. */
  readonly words: readonly string[];
  /** Why they may not be used, as a sentence. */
  readonly why: string;
};

/** Phrases that are wrong in a sentence that does not deny them. */
export type UnknownPromise = {
  /** Regular expressions, matched against a sentence in lower case with straight apostrophes. */
  readonly patterns: readonly string[];
  /** Why they may not be used, as a sentence. */
  readonly why: string;
  /** true: a question, or a sentence that says "usually", "can" or the like, may use them. */
  readonly mayHedge?: boolean;
};

/** A fact that is missing, or something that a person has to do, before the site goes live. */
export type Todo = Problem & {
  /** true: a release blocker. false: every build names it, and a release goes out without it. */
  readonly blocks: boolean;
  /** Done on this day, "2026-11-21", and to be done again after so many days. */
  readonly done?: { readonly on: string; readonly days: number };
  /** Done when this file of static/, a PNG, is the picture of this text. */
  readonly drawn?: { readonly path: string; readonly text: string };
};

/** What a page's component is given: the error page what is wrong, while the site is worked on; others nothing. */
export type PageProps = { readonly problems?: readonly Problem[] };

export type PageModule = { readonly meta: PageMeta; readonly default: ComponentType<PageProps> };

/** Something that a person must fix before the site can be published. */
export type Problem = {
  /** What to search for: "broken-link". docs/rules.md lists every rule. */
  readonly rule: string;
  /** Where to fix it: source files relative to the root, with their line if known: "data/navigation.ts:10". */
  readonly places: readonly string[];
  /** Text to search for in the sources, which gives better places. */
  readonly text?: string;
  readonly message: string;
  readonly hint: string;
  /** The lines of source around a place, by that place, for the page that the development server shows. */
  readonly code?: Readonly<Record<string, string>>;
};
