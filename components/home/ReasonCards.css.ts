import { ironBow } from "../styles/colours.ts";

/** The steel, its edges and the pipes. */
export const css =
  `.reason-cards{--iron-5:${ironBow[5]};--steel:linear-gradient(var(--hot),${ironBow[6]})}` +
  "@media (prefers-color-scheme:dark){.reason-cards{--steel:var(--heat)}}";
