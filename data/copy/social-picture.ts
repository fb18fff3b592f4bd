import type { SitePath } from "../model/address.ts";
import { heating } from "./heating.ts";

/** The picture beside shared links; `scripts/assets/pictures.tsx` draws it. It states no fact, because old copies stay around. */
export const socialPicture = {
  path: "/social.png" satisfies SitePath,
  width: 1200,
  height: 630,
  headline: heating.headline,
  alt: "Drawing of a radiator as a thermal camera would show it: hot along the top, cold at the bottom.",
} as const;
