/** General statements about heating; see also faults.ts, illustration.ts, limits.ts and services.ts. */
export const heating = {
  headline: ["Cold at the bottom?", "It’s usually sludge."],
  cooler: "A working radiator is only a little cooler at the bottom.",
  sludge:
    "Sludge is mostly magnetite, a black iron oxide from steel radiators. It settles at the bottom and can keep hot water away from the metal.",
  aim: "A power flush is designed to clear sludge from a heating system: dirty water out, treated water in.",
  bleeding: "Let a radiator cool before you bleed it.",
  bangs: "Boiler banging or rumbling? That is often limescale or an ignition fault: ask a boiler engineer.",
} as const;
