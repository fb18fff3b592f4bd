import { WIDTH } from "../drawings/Pipes.tsx";

/** On paper, the drawing is in life size. */
export const css = `@media print{.pipe-scale-picture{inline-size:${WIDTH}mm}}`;
