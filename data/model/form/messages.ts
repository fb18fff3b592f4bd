/** What the owner reads about a wrong text: what is wrong, then what to write. */
export const NO_QUOTES = 'has no quotes. Write one before it and one after it: "…".';

/** The beginning of a text, if the whole would fill a message. */
export const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** “Friady” isn't a day of the week. Write it out: "Monday". Of an empty text, only what to write: read.ts names it. */
export const isNot = (kind: string, advice: string) => (issue: { readonly input: unknown }) =>
  issue.input === "" ? advice : `“${shortened(`${issue.input}`)}” isn't ${kind}. ${advice}`;
