import type { ComponentType, ReactNode } from "react";

/**
 * Where the generator and the site meet: what a site gives, and what it is given. The site may import these types and
 * nothing else from scripts/.
 */

/** What a page module exports as `meta`. */
export type PageMeta = {
  /** Complete, as search results show it; the layout adds nothing. */
  readonly title: string;
  readonly description: string;
  /** true: hidden from search engines (the error pages). */
  readonly noindex?: true;
  /** The things of schema.org that the page describes. */
  readonly structuredData?: readonly object[];
};

/** What the layout is given; it renders the whole document from `<html>` on. */
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
 * What `data/index.ts` exports as `site`: everything that the generator knows of the site's facts. Before it runs,
 * `data/problems.ts` exports `problems`: what is wrong with the facts. Any problem stops the build.
 */
export type SiteData = {
  /** Scheme and host, without a slash at the end: "https://www.example.com". */
  readonly origin: string;
  /** The folder that the site is served from, with a slash at both ends; "/" for a host of its own. */
  readonly basePath: string;
  /** Every phone number that pages may show, and what a link on it must call. */
  readonly phones: readonly { readonly label: string; readonly href: string }[];
  /** Every figure that pages may show, with its unit: "£395", "25 miles", "7–12 radiators". */
  readonly figures: readonly string[];
  /** Words that claim what isn't known to be true. */
  readonly claims: readonly UnknownClaim[];
  /** Sentences that promise what isn't known to be true. */
  readonly promises: readonly UnknownPromise[];
  /** The owner's and customers' own words, which may claim and promise. */
  readonly statements: readonly string[];
  /** Every character of the display font (CSS: var(--font-display)). */
  readonly displayCharacters: string;
  /** Files made from the facts: the path below the site's root, the text, the source file. */
  readonly files: readonly { readonly path: string; readonly contents: string; readonly from: string }[];
  /** What a release needs, and what visitors will ask for. */
  readonly todos: readonly Todo[];
};

export type UnknownClaim = {
  /** Whole words, in any case, with spaces, hyphens, line breaks, tags or nothing between them. */
  readonly words: readonly string[];
  /** Why pages may not use them, as a sentence. */
  readonly why: string;
};

/** Phrases that are wrong in a sentence that doesn't deny them. */
export type UnknownPromise = {
  /** Regular expressions for a sentence in lower case with straight apostrophes. */
  readonly patterns: readonly string[];
  /** Why pages may not use them, as a sentence. */
  readonly why: string;
  /** true: a question, or a sentence that says "usually", "can" or the like, may use them. */
  readonly mayHedge?: boolean;
};

/** A missing fact, or something that a person must do, before the site goes live. */
export type Todo = Problem & {
  /** true: a release blocker. false: every build lists it, and a release doesn't require it. */
  readonly blocks: boolean;
  /** Done on this day, "2026-11-21", and due again after so many days. */
  readonly done?: { readonly on: string; readonly days: number };
  /** Done when this PNG of static/ is the picture of this text. */
  readonly drawn?: { readonly path: string; readonly text: string };
};

/** What a page's component is given: the problems, for the error page of the development server; otherwise nothing. */
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
