import type { Problem } from "../scripts/contract.ts";
import { basePath, origin } from "./address.ts";
import { business } from "./business.ts";
import { addressProblems } from "./checks/address.ts";
import {
  blankProblems,
  businessProblems,
  navigationProblems,
  questionProblems,
  reasonProblems,
  stepProblems,
} from "./checks/content.ts";
import { linkProblems } from "./checks/links.ts";
import { ownerProblems } from "./checks/owner.ts";
import { phoneProblems } from "./checks/phones.ts";
import { planProblems } from "./checks/prices.ts";
import { townProblems } from "./checks/towns.ts";
import { faults } from "./faults.ts";
import { heating } from "./heating.ts";
import { flushStates } from "./illustration.ts";
import { gauges, notFlushed } from "./limits.ts";
import { microboreLink } from "./microbore-link.ts";
import { navigation } from "./navigation.ts";
import { owner } from "./owner.ts";
import { phones } from "./phones.ts";
import { pricePlans } from "./prices.ts";
import { questions } from "./questions.ts";
import { reasons } from "./reasons.ts";
import { commercialServices, idealFor, processSteps } from "./services.ts";
import { radiusMiles, towns } from "./towns.ts";
import { mission, values } from "./values.ts";

/** Mistakes in the facts. The generator reads them before it uses any fact. */
export const problems: readonly Problem[] = [
  ...phoneProblems(phones),
  ...planProblems(pricePlans),
  ...townProblems(towns, radiusMiles),
  ...linkProblems([microboreLink]),
  ...ownerProblems(owner),
  ...businessProblems(business),
  ...questionProblems(questions),
  ...reasonProblems(reasons),
  ...navigationProblems(navigation),
  ...stepProblems(processSteps),
  ...blankProblems("services", [processSteps, idealFor, commercialServices]),
  ...blankProblems("heating", heating),
  ...blankProblems("faults", faults),
  ...blankProblems("limits", [notFlushed, gauges]),
  ...blankProblems("illustration", flushStates),
  ...blankProblems("values", [values, mission]),
  ...addressProblems(origin, basePath),
];
