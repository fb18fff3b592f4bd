import { ironBow } from "../styles/colours.ts";

/** The mark's heat, by the palette. */
export const css = `.check-list li::before{background:linear-gradient(${ironBow[7]} 35%,${ironBow[5]},${ironBow[2]} 90%)}`;
