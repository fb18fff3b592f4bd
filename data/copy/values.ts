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
    detail:
      "Tell us the age, the pipes and what your radiators do, and we’ll say whether a power flush suits. Sometimes it doesn’t.",
    picture: "A pipe hardly thicker than a pencil? Probably microbore: we don’t power flush that.",
  },
  {
    name: "Expert Knowledge",
    detail:
      "Our insured engineers work to a power flush association’s standards, with professional equipment.",
    picture: "Balanced: each radiator gets its share of the flow.",
  },
  {
    name: "Results",
    detail:
      "The flow is balanced and tested after the flush, and a no\u2011fix no\u2011fee guarantee applies.",
    picture: "The aim: hot at the top, hot at the bottom.",
  },
];

/** The mission, in two halves: what we offer, and what we do when we can’t help. */
export const mission = {
  promise: "Honest advice, careful work",
  refusal: "and a straight answer when a flush isn’t right.",
};
