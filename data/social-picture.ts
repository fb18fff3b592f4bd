import type { SitePath } from "./address.ts";
import { business } from "./business.ts";

/** It carries no price and no number, because it is copied and kept. */
const headline = ["Cold at the bottom?", "It’s usually sludge."] as const;

/** The picture beside a link to the site where people share it; `npm run pictures` draws it. */
export const socialPicture = {
  path: "/social.png" satisfies SitePath,
  width: 1200,
  height: 630,
  alt: `${business.name}: a radiator in a thermal picture, hot along the top and cold at the bottom.`,
  headline,
  /** All text in the picture. The file carries it too, so that a release can tell whether the picture is up to date. */
  text: [business.name, ...headline].join(" "),
} as const;
