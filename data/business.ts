/** Who the site speaks for. The name is here alone, and in the social picture: `npm run pictures` draws that anew. */
export const business = {
  name: "Reading Power Flush",
  trade: "Central heating power flushing",
} as const;
