/** General statements about heating that pages make in passing; faults.ts, limits.ts and services.ts hold the others. */
export const heating = {
  cause:
    "Usually, it is sludge: mostly black iron oxide from steel radiators. It settles at the bottom and can keep hot water away from the metal.",
  flush: "A power flush is made to move it.",
  air: "Usually air. With the heating off and the radiator cool, bleed it: usually no flush needed.",
  bleeding:
    "If one is cold at the top, that is usually air. With the heating off and the radiator cool, bleed it: usually no flush needed. Call us if the air keeps coming back. Cold at the bottom is usually sludge, and bleeding rarely helps.",
  thinPipes: "If the pipe is thinner, or only a little thicker, it’s probably microbore.",
  bangs: "Boiler banging or rumbling? That is often limescale or ignition: ask a boiler engineer.",
} as const;
