import { ironBow } from "../styles/colours.ts";

/** The steel's edges and lower end. */
export const css = `.reason-cards{--iron-5:${ironBow[5]};--iron-6:${ironBow[6]}}`;
