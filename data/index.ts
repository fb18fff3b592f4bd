import type { SiteData } from "../scripts/contract.ts";
import { basePath, origin } from "./address.ts";
import { business } from "./business.ts";
import { unknownClaims } from "./claims.ts";
import { contactCard, contactCardPath } from "./contact-card.ts";
import { displayCharacters } from "./display-characters.ts";
import { figures } from "./figures.ts";
import { pipeGauge } from "./limits.ts";
import { microboreLink } from "./microbore-link.ts";
import { textsIn } from "./owner.ts";
import { ownerTodos } from "./owner-todos.ts";
import { phones } from "./phones.ts";
import { unknownPromises } from "./promises.ts";
import { associationDetail } from "./reasons.ts";
import { addressTodos, linkTodos, nameTodos, phoneTodos } from "./todos.ts";
import { owner } from "./valid-owner.ts";

/** The site's facts, for the generator. */
export const site: SiteData = {
  origin,
  basePath,
  phones,
  figures,
  claims: unknownClaims,
  promises: unknownPromises,
  statements: [
    ...textsIn(owner),
    ...(owner.association ? [associationDetail(owner.association)] : []),
    pipeGauge.scale,
  ],
  displayCharacters,
  files: [{ path: contactCardPath.slice(1), contents: contactCard, from: "data/contact-card.ts" }],
  todos: [
    ...phoneTodos(phones),
    ...addressTodos(origin),
    ...nameTodos(business),
    ...ownerTodos(owner),
    ...linkTodos([microboreLink]),
  ],
};
