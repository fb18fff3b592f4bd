/** What the business stands for; shown on About Us. */
export type Value = { readonly name: "Integrity" | "Expert Knowledge" | "Results"; readonly detail: string };

export const values: readonly Value[] = [
  {
    name: "Integrity",
    detail: "We assess before we flush. If a power flush is wrong for your system, we say so and refer you.",
  },
  {
    name: "Expert Knowledge",
    detail:
      "Work to the standards of a power flush association, by insured engineers with professional equipment.",
  },
  {
    name: "Results",
    detail: "Flow is balanced and tested before the job is done, and a no-fix no-fee guarantee applies.",
  },
];

export const mission =
  "Heat at the foot of every radiator, at a price you know before work starts – and a straight answer when a flush is not the answer.";
