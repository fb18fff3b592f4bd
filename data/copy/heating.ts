/** General statements about heating; see also faults.ts, illustration.ts, limits.ts and services.ts. */
export const heating = {
  headline: ["Cold at the bottom?", "It’s usually sludge."],
  cooler:
    "A working radiator is a little cooler at the bottom too, and much cooler while it warms up or when its valve is turned down.",
  sludge:
    "Sludge is mostly magnetite, a black iron oxide from steel radiators. It settles at the bottom and can keep hot water away from the metal.",
  aim: "A power flush is designed to clear sludge from a heating system: dirty water out, treated water in.",
  bleeding: "Before you bleed a radiator, switch the heating off and let the radiator cool.",
  bangs:
    "Boiler banging or rumbling? That is often limescale or an ignition fault: ask a boiler engineer. If it bangs as it lights, switch it off until they have checked it.",
} as const;
