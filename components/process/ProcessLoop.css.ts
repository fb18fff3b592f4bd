import { processSteps } from "../../data/copy/process.ts";
import { clearWater, slate, tokens } from "../styles/colours.ts";

const places = processSteps.map(({ place }) => place);

/** The timeline of each step, by which its part in the drawing lights up, and the colours of the water. */
export const css = [
  `.process{timeline-scope:--flush,${places.map((place) => `--${place}`)}}`,
  ...places.map((place) => `.process [data-step=${place}]{--step:--${place}}`),
  `@keyframes process-loop-rinse{from,30%{stroke:${tokens.soot}}45%{stroke:${slate}}60%,to{stroke:${clearWater}}}`,
].join("");
