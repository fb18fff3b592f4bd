import type { SitePath } from "./address.ts";
import { business } from "./business.ts";

/** The picture beside a link to the site where people share it; `npm run pictures` draws it. */
export const socialPicture = {
  path: "/social.png" satisfies SitePath,
  width: 1200,
  height: 630,
  alt: `${business.name}: a radiator in a thermal picture, hot along the top and cold at the bottom.`,
} as const;
