/** What usually keeps part of a radiator cold, and how to tell (general knowledge about heating). */
export type Fault = {
  readonly name: string;
  /** Where the radiator is cold. */
  readonly cold: "bottom" | "top";
  readonly signs: readonly string[];
  readonly hint: string;
  /** What to say besides if there is room. */
  readonly more: string;
};

export const faults: readonly [Fault, Fault] = [
  {
    name: "Usually sludge",
    cold: "bottom",
    signs: [
      "Hot along the top, clearly colder at the bottom",
      "Often more than one radiator, and slow to warm",
      "Thick black water when you bleed it",
    ],
    hint: "Bleeding rarely helps.",
    more: "A power flush often does. A valve or poor balancing can also be the cause: tell us what you see.",
  },
  {
    name: "Usually air",
    cold: "top",
    signs: [
      "Cold at the top, hot along the bottom",
      "Often just one radiator, high in the house",
      "A hiss when you bleed it, then water",
      "A gurgle or a trickle as it warms up",
    ],
    hint: "With the heating off and the radiator cool, bleed it with a radiator key. You don’t usually need a flush. If air keeps coming back, call us: it can be a sign of corrosion.",
    more: "If your boiler has a pressure gauge, check it afterwards against the boiler’s instructions.",
  },
];
