/** The business that the site speaks for. After a change, `npm run pictures` draws the social picture again. */
export const business = {
  name: "Reading Power Flush",
  /** true once the owner has confirmed the name. */
  nameConfirmed: false as boolean,
  trade: "Central heating power flushing",
} as const;
