/** The usual outer diameters of microbore pipe in millimetres, thinnest first. */
export const microboreSizes = [6, 8, 10] as const;

/** The outer diameter of the usual copper pipe to a radiator in millimetres. */
export const usualPipeSize = 15;

/** A gauge of pipes on paper; its check line, in millimetres, shows whether it has the right size. */
export const pipeGauge = {
  sizes: [...microboreSizes, usualPipeSize],
  checkLine: 50,
  scale: "Print at 100 %",
} as const;

/**
 * How thick a common hexagonal pencil is, in millimetres. Makers differ by a few tenths; about 7 at the widest
 * ("Pencil", Wikipedia), which is what you see beside a pipe.
 */
export const pencilSize = 7;

/** What a standard power flush suits and what it doesn't. */
export const limits = {
  /** Outer diameters in millimetres that count as microbore. */
  microbore: { from: microboreSizes[0], to: microboreSizes[2] },
  /** Systems older than this are not power flushed. */
  oldestYears: 20,
} as const;

export const microboreRange = `${limits.microbore.from}–${limits.microbore.to}\u00a0mm`;

/** A kind of system that we refer to a mechanical cleaning service instead. */
export type Exclusion = {
  /** What the eye catches: "6–10 mm". */
  readonly figure: string;
  /** What follows it: "microbore pipes". */
  readonly name: string;
  readonly reason: string;
};

export const notFlushed: readonly Exclusion[] = [
  {
    figure: microboreRange,
    name: "microbore pipes",
    reason: "Pipes this thin can hold on to sludge that a flush may not move.",
  },
  {
    figure: `Over ${limits.oldestYears}\u00a0years`,
    name: "old",
    reason: `The standard flush suits systems up to ${limits.oldestYears} years old.`,
  },
  {
    figure: "Heavy",
    name: "blockages",
    reason: "Where hardly any water gets through, a flush has little to work with.",
  },
];

/** One limit as a bar: what suits a standard flush, and what we don't flush. */
export type Gauge = {
  readonly name: string;
  readonly suits: string;
  readonly excluded: string;
  /** true: the bar counts from the excluded side, as pipes do. */
  readonly excludedFirst?: true;
};

export const gauges: readonly Gauge[] = [
  {
    name: "Age of the system",
    suits: `Up to ${limits.oldestYears} years`,
    excluded: `Over ${limits.oldestYears} years`,
  },
  { name: "Thickness of the pipes", suits: "Thicker pipe", excluded: microboreRange, excludedFirst: true },
  { name: "Blockages", suits: "Lighter ones", excluded: "Heavy blockages" },
];
