/** The day of a flush, as a householder sees it; what is done to the water is in services.ts. */
export type DayPart = { readonly name: string; readonly text: string };

export const onTheDay: readonly DayPart[] = [
  {
    name: "We look first",
    text: "Age of the system, size of the pipes, number of radiators. The price is confirmed before work starts.",
  },
  {
    name: "The pump goes on",
    text: "The heating goes off and the flush pump joins the loop. Room to reach each radiator helps.",
  },
  {
    name: "Radiator by radiator",
    text: "The flow is turned to one radiator after another, until the water from each runs clear.",
  },
  {
    name: "Treated, balanced, tested",
    text: "Clean water with inhibitor goes in, each radiator gets its share of the flow, and the heat is tested.",
  },
];
