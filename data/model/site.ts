import type { SiteData } from "../../scripts/contract.ts";
import { basePath, canonical, origin } from "./address.ts";
import { contactCard, contactCardPath } from "./contact-card.ts";
import { closingPhone, mainPhone } from "./facts.ts";
import { characterMistake, partsOf } from "./form/syntax-errors.ts";
import { forms } from "./forms.ts";
import { placeholdersIn } from "./placeholders.ts";
import { todosOf } from "./todos.ts";

/** The site's facts, for the generator. */
export const siteData: SiteData = {
  basePath,
  canonical,
  phones: [mainPhone, closingPhone],
  files: [{ path: contactCardPath.slice(1), contents: contactCard, from: "data/model/contact-card.ts" }],
  todos: todosOf(forms, origin),
  markupProblemIn: (text) => {
    const mistake = characterMistake(text);
    return mistake === undefined ? undefined : partsOf(mistake);
  },
  // The site's own host has a todo of its own.
  placeholdersIn: (text) => placeholdersIn(text.replaceAll(origin.slice("https://".length), "")),
};
