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
    detail: "We assess before we flush. If a power flush is wrong for your system, we say so and refer you.",
    picture: "Hot pipe, cold radiator: heavily blocked, so not flushed.",
  },
  {
    name: "Expert Knowledge",
    detail:
      "Work to the standards of a power flush association, by insured engineers with professional equipment.",
    picture: "Balanced: each radiator takes its share of the flow and gives the same heat.",
  },
  {
    name: "Results",
    detail: "Flow is balanced and tested before the job is done, and a no-fix no-fee guarantee applies.",
    picture: "Hot at the top, hot at the foot.",
  },
];

/** The mission: what we promise, and what we promise as plainly when we cannot help. */
export const mission = {
  promise: "Heat at the foot of every radiator, at a price you know before work starts",
  refusal: "and a straight answer when a flush is not the answer.",
};
