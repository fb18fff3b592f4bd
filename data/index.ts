import type { SiteData } from "../scripts/contract.ts";
import { basePath, origin } from "./address.ts";
import { business } from "./business.ts";
import { addressProblems } from "./checks/address.ts";
import { businessProblems, navigationProblems, questionProblems, reasonProblems } from "./checks/content.ts";
import { linkProblems } from "./checks/links.ts";
import { ownerProblems } from "./checks/owner.ts";
import { phoneProblems } from "./checks/phones.ts";
import { planProblems } from "./checks/prices.ts";
import { townProblems } from "./checks/towns.ts";
import { unknownClaims } from "./claims.ts";
import { contactCard, contactCardPath } from "./contact-card.ts";
import { displayCharacters } from "./display-characters.ts";
import { figures } from "./figures.ts";
import { microboreLink } from "./microbore-link.ts";
import { navigation } from "./navigation.ts";
import { owner as stated, textsIn } from "./owner.ts";
import { ownerTodos } from "./owner-todos.ts";
import { phones } from "./phones.ts";
import { pricePlans } from "./prices.ts";
import { unknownPromises } from "./promises.ts";
import { questions } from "./questions.ts";
import { reasons } from "./reasons.ts";
import { socialPicture } from "./social-picture.ts";
import { addressTodos, linkTodos, nameTodos, phoneTodos, pictureTodos } from "./todos.ts";
import { radiusMiles, towns } from "./towns.ts";
import { owner } from "./valid-owner.ts";

/** The site's facts, for the generator. */
export const site: SiteData = {
  origin,
  basePath,
  phones,
  figures,
  claims: unknownClaims(owner),
  promises: unknownPromises(owner),
  statements: textsIn(owner),
  displayCharacters,
  files: [{ path: contactCardPath.slice(1), contents: contactCard, from: "data/contact-card.ts" }],
  problems: [
    ...phoneProblems(phones),
    ...planProblems(pricePlans),
    ...townProblems(towns, radiusMiles),
    ...linkProblems([microboreLink]),
    ...ownerProblems(stated),
    ...businessProblems(business),
    ...questionProblems(questions),
    ...reasonProblems(reasons),
    ...navigationProblems(navigation),
    ...addressProblems(origin, basePath),
  ],
  todos: [
    ...phoneTodos(phones),
    ...addressTodos(origin),
    ...nameTodos(business),
    ...ownerTodos(owner),
    ...linkTodos([microboreLink]),
    ...pictureTodos(socialPicture),
  ],
};
