/** A page of somebody else that the site sends visitors to. */
export type ExternalLink = {
  readonly href: `https://${string}`;
  readonly label: string;
  /** Whose page it is; the link says so. */
  readonly publisher: string;
  /** The day a person last opened it and found it right: "2026-11-21"; null until one has. */
  readonly checked: `${number}-${number}-${number}` | null;
};

export const microboreLink: ExternalLink = {
  href: "https://sava.co.uk/sava-edge/microbore-heating-systems",
  label: "Blocked microbore pipes explained",
  publisher: "Sava, which trains surveyors",
  checked: null,
};
