import { owner } from "../model/facts.ts";
import { assessment } from "./limits.ts";
import { associationName } from "./reasons.ts";

/** What the business stands for; shown on About Us. */
export type Value = {
  readonly name: "Integrity" | "Expert Knowledge" | "Results";
  readonly detail: string;
  /** What its picture shows. */
  readonly picture: string;
};

export const values: readonly Value[] = [
  {
    name: "Integrity",
    detail: `We don’t power flush every system. ${assessment.refusal}`,
    picture: "Illustration with example sizes: a microbore pipe beside a pencil.",
  },
  {
    name: "Expert Knowledge",
    detail: `Our insured engineers work to the standards of ${associationName(owner.association)}, with professional equipment.`,
    picture: "Illustration with example figures: a balanced system.",
  },
  {
    name: "Results",
    detail: "We balance and test the flow after the flush, and a no\u2011fix no\u2011fee guarantee applies.",
    picture: "Illustration of the aim, with example temperatures: hot at the bottom too.",
  },
];

/** What we offer, and what we do when we can’t help. */
export const mission = "Honest advice, careful work\u00a0– and a straight answer about what we don’t flush.";
