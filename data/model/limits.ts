import { microboreSizes } from "./pipe-sizes.ts";

/** What a standard power flush suits and what it doesn't. */
export const limits = {
  /** Outer diameters in millimetres that count as microbore. */
  microbore: { from: microboreSizes[0], to: microboreSizes[2] },
  /** Systems older than this are not power flushed. */
  oldestYears: 20,
} as const;
