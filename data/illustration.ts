/** Example temperatures in °C for the drawing on Home: no reading of a real job, and called an illustration there. */
export type FlushState = {
  readonly name: "Before" | "During" | "After";
  /** At the foot of the panel, in its middle. */
  readonly foot: number;
  readonly caption: string;
};

/** Near the top of the panel, in every state. */
export const topTemperature = 63;

export const flushStates: readonly [FlushState, FlushState, FlushState] = [
  {
    name: "Before",
    foot: 27,
    caption: "Hot along the top, cold at the foot: sludge has settled, and the water goes round it.",
  },
  {
    name: "During",
    foot: 43,
    caption: "The flush moves through the panel. The sludge lifts, and heat reaches the steel behind it.",
  },
  {
    name: "After",
    foot: 59,
    caption: "Clear waterways. The same radiator is hot from top to foot.",
  },
];
