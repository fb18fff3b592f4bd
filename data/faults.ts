/** What keeps a radiator cold, and how a visitor can tell: general facts about heating, no claims of ours. */
export type Fault = {
  readonly name: string;
  /** Where the radiator is cold. */
  readonly cold: "foot" | "top";
  readonly signs: readonly string[];
  readonly remedy: string;
};

export const faults: readonly Fault[] = [
  {
    name: "Sludge",
    cold: "foot",
    signs: [
      "Cold at the bottom, hot along the top",
      "More than one radiator, and slow to warm",
      "Black or brown water when you bleed it",
      "A boiler that bangs or rumbles",
    ],
    remedy: "Bleeding does not help. A power flush takes the sludge out.",
  },
  {
    name: "Air",
    cold: "top",
    signs: [
      "Cold at the top, hot along the bottom",
      "Often just one radiator, high up in the house",
      "A hiss when you bleed it, and then water",
      "A gurgle or a trickle as it warms up",
    ],
    remedy: "Bleed it with a radiator key and check the boiler’s pressure. No flush needed.",
  },
];
