import { owner } from "../model/facts.ts";
import { associationName } from "./association.ts";
import { assessment } from "./suitability.ts";

/** What the business stands for; shown on About Us. */
export type Value = {
  readonly name: "Integrity" | "Expert Knowledge" | "Results";
  readonly detail: string;
};

export const values: readonly Value[] = [
  {
    name: "Integrity",
    detail: `We don’t power flush every system. ${assessment.refusal}`,
  },
  {
    name: "Expert Knowledge",
    detail: `Our insured engineers work to the standards of ${associationName(owner.association)}, with professional equipment.`,
  },
  {
    name: "Results",
    detail: "We balance and test the flow after the flush, and a no\u2011fix no\u2011fee guarantee applies.",
  },
];

/** What the business is for, in two columns of paragraphs. */
export const story = [
  `A house can stay cold with the heating on. Over time, the steel inside radiators can turn to black sludge. It settles at the bottom and can keep the hot water away from the metal. The boiler works and the top of the radiator is hot, but the room stays cold.

Clearing that sludge is what we do, for homeowners, landlords and owners of commercial buildings.`,
  `When you call, tell us which radiators are cold and where, how old the system is and, if you know, how wide its pipes are. Ask us what a flush does, where prices start and how soon we can come.

We turn some systems down, because the pipes are too narrow, the system is too old or hardly any water gets through. We refer those to a mechanical cleaning service. That is the point: we’d rather lose a job than flush a system that it doesn’t suit.`,
] as const;

/** What we offer, and what we do when we can’t help. */
export const mission = "Honest advice, careful work\u00a0– and a straight answer about what we don’t flush.";
