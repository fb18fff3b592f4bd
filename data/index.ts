import type { SiteData } from "../scripts/contract.ts";
import { basePath, origin } from "./address.ts";
import {
  addressProblems,
  linkProblems,
  ownerProblems,
  phoneProblems,
  planProblems,
  townProblems,
} from "./check.ts";
import { unknownClaims } from "./claims.ts";
import { contactCard, contactCardPath } from "./contact-card.ts";
import { displayCharacters } from "./display-characters.ts";
import { figures } from "./figures.ts";
import { microboreLink } from "./microbore-link.ts";
import { owner } from "./owner.ts";
import { phones } from "./phones.ts";
import { pricePlans } from "./prices.ts";
import { addressTodos, linkTodos, ownerTodos, phoneTodos } from "./todos.ts";
import { radiusMiles, towns } from "./towns.ts";

/** What the generator is told of the site's facts. */
export const site: SiteData = {
  origin,
  basePath,
  phones,
  figures,
  claims: unknownClaims(owner),
  displayCharacters,
  files: [{ path: contactCardPath.slice(1), contents: contactCard, from: "data/contact-card.ts" }],
  problems: [
    ...phoneProblems(phones),
    ...planProblems(pricePlans),
    ...townProblems(towns, radiusMiles),
    ...linkProblems([microboreLink]),
    ...ownerProblems(owner),
    ...addressProblems(origin, basePath),
  ],
  todos: [
    ...phoneTodos(phones),
    ...addressTodos(origin),
    ...ownerTodos(owner),
    ...linkTodos([microboreLink]),
  ],
};
