/** The business behind the site. After a change, `npm run pictures` draws the social picture again. */
export const business = {
  name: "Reading Power Flush",
  /** true once the owner has confirmed the name. */
  nameConfirmed: false as boolean,
  trade: "Central heating power flushing",
} as const;

/** The title followed by the business's name, if a search result has room for both (60 characters). */
export function branded(title: string): string {
  const both = `${title} | ${business.name}`;
  return both.length <= 60 ? both : title;
}
