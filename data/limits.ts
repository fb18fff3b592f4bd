/** What a standard power flush suits, and what it does not. */
export const limits = {
  /** Outer diameters in millimetres that count as microbore. */
  microbore: { from: 6, to: 10 },
  /** Systems older than this are not power flushed. */
  oldestYears: 20,
} as const;

export const microboreRange = `${limits.microbore.from}–${limits.microbore.to} mm`;

/** A kind of system that is referred to a mechanical cleaning service instead. */
export type Exclusion = { readonly name: string; readonly reason: string };

export const notFlushed: readonly Exclusion[] = [
  {
    name: `Microbore pipes, ${microboreRange}`,
    reason: "Pipes this thin hold on to sludge that a flush cannot move.",
  },
  {
    name: `Systems over ${limits.oldestYears} years old`,
    reason: `The standard flush suits systems up to ${limits.oldestYears} years old.`,
  },
  {
    name: "Heavy blockages",
    reason: "Where water no longer passes, a flush has nothing to work with.",
  },
];
