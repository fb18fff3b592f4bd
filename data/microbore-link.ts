/** A page on another site that this site links to. */
export type ExternalLink = {
  readonly href: `https://${string}`;
  readonly label: string;
  /** The page's publisher, which the link names. */
  readonly publisher: string;
  /** The day when a person last opened and approved it: "2026-11-21"; null if never. */
  readonly checked: `${number}-${number}-${number}` | null;
};

export const microboreLink: ExternalLink = {
  href: "https://sava.co.uk/sava-edge/microbore-heating-systems",
  label: "Blocked microbore pipes explained",
  publisher: "Sava, which trains surveyors",
  checked: null,
};
