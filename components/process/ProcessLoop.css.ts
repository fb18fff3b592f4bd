import { processSteps } from "../../data/copy/process.ts";

/** The timeline of each step, by which its part in the drawing lights up. */
export const css = processSteps.map(({ place }) => `[data-step=${place}]{--step:--${place}}`).join("");
