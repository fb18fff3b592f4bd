import { flushStates, topTemperature } from "../../data/copy/illustration.ts";
import { range } from "../drawings/thermal.ts";

const states = flushStates.map(({ name, foot }) => ({ state: name.toLowerCase(), foot }));

/** Each state's place in the grid, caption and temperature. */
export const css = [
  `.flush-scale>*{transform:translateX(calc((var(--celsius,${topTemperature}) - ${range.from})*100%/${range.to - range.from}))}`,
  ...states.map(({ state }) => `.flush [value=${state}],.flush [value=${state}]+label{grid-area:${state}}`),
  ...states.map(({ state }) => `.flush [value=${state}]:checked~*>.${state}{display:block}`),
  ...states.map(({ state, foot }) => `.flush [value=${state}]:checked~.flush-view b{--celsius:${foot}}`),
].join("");
