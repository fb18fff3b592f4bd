import { assessment } from "./limits.ts";

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
    detail:
      "Our insured engineers work to a power flush association’s standards, with professional equipment.",
    picture: "Illustration with example figures: a balanced system.",
  },
  {
    name: "Results",
    detail:
      "The flow is balanced and tested after the flush, and a no\u2011fix no\u2011fee guarantee applies.",
    picture: "Illustration of the aim, with example temperatures: hot at the bottom too.",
  },
];

/** The mission, in two halves: what we offer, and what we do when we can’t help. */
export const mission = {
  promise: "Honest advice, careful work",
  refusal: "and a straight answer when a flush isn’t right for your system.",
};
