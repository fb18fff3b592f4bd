import { processSteps } from "../../data/copy/process.ts";

const places = processSteps.map(({ place }) => place);

/** The timeline of each step, by which its part in the drawing lights up. */
export const css = [
  `.process{timeline-scope:--flush,${places.map((place) => `--${place}`)}}`,
  ...places.map((place) => `.process [data-step=${place}]{--step:--${place}}`),
].join("");
