import { flushStates, topTemperature } from "../../data/illustration.ts";
import { range } from "../drawings/thermal.ts";
import { ironBow } from "../styles/colours.ts";

/** The palette as a scale, and on it and at the foot each state's temperature. */
export const css = [
  `.flush-scale{background:linear-gradient(90deg,${ironBow})}`,
  `.flush-scale>*{transform:translateX(calc((var(--celsius,${topTemperature}) - ${range.from})*100%/${range.to - range.from}))}`,
  ...flushStates.map(
    ({ name, foot }) => `[value=${name.toLowerCase()}]:checked~.flush-view b{--celsius:${foot}}`,
  ),
].join("");
