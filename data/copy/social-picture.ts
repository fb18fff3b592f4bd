import type { SitePath } from "../model/address.ts";
import { business } from "../model/facts.ts";

/** It has no price or phone number, because copies outlive them. */
const headline = ["Cold at the bottom?", "It’s usually sludge."] as const;

/** The picture beside shared links to the site; `npm run pictures` draws it. */
export const socialPicture = {
  path: "/social.png" satisfies SitePath,
  width: 1200,
  height: 630,
  alt: `${business.name}: a radiator in a thermal picture, hot along the top and cold at the bottom.`,
  headline,
} as const;
