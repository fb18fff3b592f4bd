import { ironBow } from "../styles/colours.ts";

/** The colours of the marks. */
export const css = `.check-list li::before{background:linear-gradient(${ironBow[7]} 35%,${ironBow[5]},${ironBow[2]} 90%)}`;
