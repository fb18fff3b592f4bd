import { limits } from "../model/limits.ts";
import { expertise } from "./association.ts";

/** What the business stands for; shown on About Us. */
export type Value = {
  readonly name: "Integrity" | "Expert Knowledge" | "Results";
  readonly detail: string;
};

export const values: readonly [Value, Value, Value] = [
  {
    name: "Integrity",
    detail: "If yours is a system we don’t flush, we’ll say so.",
  },
  {
    name: "Expert Knowledge",
    detail: expertise,
  },
  {
    name: "Results",
    detail: "We balance and test the flow after the flush, and a no\u2011fix no\u2011fee guarantee applies.",
  },
];

/** What the business is for, in two columns of paragraphs. */
export const story = [
  `A house can stay cold with the heating on. Over time, the steel inside radiators can turn to black sludge. It settles at the bottom and can keep the hot water away from the metal. The boiler works and the top of the radiator is hot, but the room stays cold.

Clearing that sludge is what we do, for homeowners, landlords and owners of commercial buildings.`,
  `When you call, tell us which radiators are cold and where, how old the system is and, if you know, how wide its pipes are. Ask us what a flush does, where prices start and how soon we can come.

We turn some systems down: those with microbore pipes (up to ${limits.microbore.to}\u00a0mm), those over ${limits.oldestYears} years old and those that are heavily blocked. We refer them to a mechanical cleaning service. We’d rather lose a job than flush the wrong system.`,
] as const;

/** What we offer, and what we do when we can’t help. */
export const mission = "Honest advice, careful work\u00a0– and a straight answer.";
