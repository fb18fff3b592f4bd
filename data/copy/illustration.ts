/** Example temperatures in °C for the drawings, not from a real job; each drawing is labelled as an illustration. */
export type FlushState = {
  readonly name: "Before" | "During" | "After";
  /** At the bottom of the panel, in the middle. */
  readonly foot: number;
  readonly caption: string;
};

/** The temperatures of the palette's two ends. */
export const temperatureScale = { from: 10, to: 70 } as const;

/** The temperatures that the scale shows between its ends, at even distances. */
export const scaleTicks: readonly number[] = [20, 30, 40, 50, 60];

/** At the crosses in a drawing on About Us. */
export const spotTemperatures = { clearedTop: 60, clearedFoot: 52 } as const;

/** How a balanced system could divide its flow between a small, a large and a medium radiator: percent, examples. */
export const flowShares = { small: 20, large: 50, medium: 30 } as const;

/** Near the top of the panel, in every state. */
export const topTemperature = 60;

export const flushStates: readonly [FlushState, FlushState, FlushState] = [
  {
    name: "Before",
    foot: 26,
    caption: "Before a flush: hot along the top, cold at the bottom.",
  },
  {
    name: "During",
    foot: 39,
    caption: "As sludge loosens, hot water can reach further down.",
  },
  {
    name: "After",
    foot: 52,
    caption: "The aim: clear inside, hot along the bottom too.",
  },
];
