/** The day of a flush, as a householder sees it; what is done to the water is in services.ts. */
export type DayPart = { readonly name: string; readonly text: string };

export const onTheDay: readonly DayPart[] = [
  {
    name: "We look first",
    text: "Is all as you told us: the age, the pipes, the number of radiators? The price is confirmed before work starts.",
  },
  {
    name: "The pump goes on",
    text: "The flush pump joins the loop of pipes and radiators. Room to reach each radiator helps.",
  },
  {
    name: "Radiator by radiator",
    text: "The flow is turned to one radiator after another, so that each gets all of it.",
  },
  {
    name: "Treated, balanced, tested",
    text: "Clean water with inhibitor goes in, each radiator gets its share of the flow, and the system is tested.",
  },
];
