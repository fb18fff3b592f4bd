/** General statements about heating; see also faults.ts, illustration.ts, process.ts and suitability.ts. */
export const heating = {
  headline: ["Cold at the bottom?", "It’s usually sludge."],
  cooler: "A working radiator is cooler at the bottom too, and much cooler while it warms up.",
  sludge: "It is mostly black iron oxide from the radiators’ steel, and settles at the bottom.",
  aim: "A power flush is designed to clear sludge from a heating system: dirty water out, treated water in.",
  allCold:
    "Check the timer, the thermostat and any pressure gauge first. Still cold? It’s usually the boiler, its controls or the pump: ask a boiler engineer.",
  bangs:
    "It can be sludge, but is often limescale, poor water flow or an ignition fault: ask a boiler engineer first. If the boiler bangs as it lights, switch it off until it has been checked.",
  risk: "A flush can show up a leak or a weak joint that sludge was hiding.",
  tellUs:
    "Tell us, too, about leaks, repairs, the boiler and any hot water cylinder, loft tank, underfloor heating or heat pump.",
} as const;
