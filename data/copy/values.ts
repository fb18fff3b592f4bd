import { owner } from "../model/facts.ts";
import { assessment } from "./limits.ts";
import { associationName } from "./reasons.ts";

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
  `A house can be cold with the heating on. Over time, the steel inside radiators can turn to black sludge. It settles at the bottom and can keep the hot water away from the metal. The boiler works, the top of the radiator is hot, and the room stays cold.

Clearing sludge is one trade, and it is ours. We do it for people with one cold house, for landlords with many, and for owners of commercial buildings.`,
  `A call starts with questions that any neighbour would ask. Which radiators are cold, and where? How old is the system? How wide are its pipes? Then it’s your turn: ask what a flush does, where prices start and how soon we can come.

Some systems we turn down: the pipes are too narrow, the system is too old, or hardly any water gets through. Those we refer to a mechanical cleaning service. It costs us work, and that is the point: we’d rather lose a job than flush a system that a flush doesn’t suit.`,
] as const;

/** What we offer, and what we do when we can’t help. */
export const mission = "Honest advice, careful work\u00a0– and a straight answer about what we don’t flush.";
