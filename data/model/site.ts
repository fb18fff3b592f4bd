import type { SiteData } from "../../scripts/contract.ts";
import { basePath, canonical, origin } from "./address.ts";
import { contactCard, contactCardPath } from "./contact-card.ts";
import { closingPhone, mainPhone, owner } from "./facts.ts";
import { forms } from "./forms.ts";
import { markupProblemIn } from "./markup.ts";
import { placeholdersIn, placeholdersInReview } from "./placeholders.ts";
import { relayPhone } from "./relay-uk.ts";
import { todosOf } from "./todos.ts";

/** Each paragraph and list item of the reviews, as About shows them. */
const reviewTexts = new Set(
  owner.reviews.flatMap(({ text }) =>
    `“${text}”`.split("\n\n").map((part) => part.replace(/^(-|\d+\.) /, "")),
  ),
);

/** What has todos of its own: the site's host and numbers, as texts and links have them. */
const own = [
  origin.slice("https://".length),
  ...[mainPhone, closingPhone].flatMap(({ label, href }) => [label, href.slice("tel:".length)]),
];

/** The site's facts, for the generator. */
export const siteData: SiteData = {
  basePath,
  canonical,
  phones: [mainPhone, closingPhone, relayPhone],
  files: [{ path: contactCardPath.slice(1), contents: contactCard, from: "data/model/contact-card.ts" }],
  todos: todosOf(forms, origin),
  markupProblemIn,
  placeholdersIn: (text) => {
    const find = reviewTexts.has(text) ? placeholdersInReview : placeholdersIn;
    return find(own.reduce((rest, each) => rest.replaceAll(each, ""), text));
  },
};
