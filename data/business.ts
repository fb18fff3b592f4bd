/** Who the site speaks for. Renaming the business is a change of this one line. */
export const business = {
  name: "Reading Power Flush",
  trade: "Central heating power flushing",
} as const;
