import type { SiteData } from "../../scripts/contract.ts";
import { basePath, canonical, origin } from "./address.ts";
import { contactCard, contactCardPath } from "./contact-card.ts";
import { closingPhone, mainPhone } from "./facts.ts";
import { forms } from "./forms.ts";
import { markupProblemIn } from "./markup.ts";
import { placeholdersIn, placeholdersInQuote } from "./placeholders.ts";
import { relayPhone } from "./relay-uk.ts";
import { todosOf } from "./todos.ts";

/** What has todos of its own: the site's host and numbers, as texts and links have them. */
const own = [
  origin.slice("https://".length),
  ...[mainPhone, closingPhone].flatMap(({ label, international }) => [label, international]),
];

const withoutOwn = (text: string) => own.reduce((rest, each) => rest.replaceAll(each, ""), text);

/** The site's facts, for the generator. */
export const siteData: SiteData = {
  basePath,
  canonical,
  phones: [mainPhone, closingPhone, relayPhone],
  files: [{ path: contactCardPath.slice(1), contents: contactCard, from: "data/model/contact-card.ts" }],
  todos: todosOf(forms, origin),
  markupProblemIn,
  placeholdersIn: (text, isQuote) => (isQuote ? placeholdersInQuote : placeholdersIn)(withoutOwn(text)),
};
