type Subject =
  | "cause"
  | "flush"
  | "aim"
  | "sludge"
  | "air"
  | "bleeding"
  | "thinPipes"
  | "hiddenPipes"
  | "bangs";

/** General statements about heating that fit nowhere else; see also faults.ts, limits.ts and services.ts. */
export const heating: Readonly<Record<Subject, string>> = {
  cause:
    "Usually, it is sludge: mostly black iron oxide from steel radiators. It settles at the bottom and can keep hot water away from the metal.",
  flush:
    "A power flush is made to move it. Cleaner goes round the system and a magnet catches the iron. The cleaner is neutralised, inhibitor goes in, and the flow is balanced and tested.",
  aim: "A power flush is made to clear sludge from a heating system: black water out, treated water in.",
  sludge: "Usually sludge. Bleeding rarely helps.",
  air: "Usually air. With the heating off and the radiator cool, bleed it: usually no flush needed.",
  bleeding:
    "Cold at the bottom is usually sludge, and bleeding rarely helps. Cold at the top is usually air: with the heating off and the radiator cool, bleed it. Call us if the air keeps coming back.",
  thinPipes: "If the pipe is thinner, or only a little thicker, it’s probably microbore.",
  hiddenPipes: "Pipes under the floor can be thinner.",
  bangs: "Boiler banging or rumbling? That is often limescale or ignition: ask a boiler engineer.",
};
