/** What applies, such as a limit, and what it means. */
export type Term = {
  /** What the eye catches: "6 to 10 mm". */
  readonly figure?: string;
  /** What follows it: "microbore pipes". */
  readonly name: string;
  readonly detail: string;
};
