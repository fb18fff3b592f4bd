import { limits } from "../model/limits.ts";
import { usualPipeSize } from "../model/pipe-sizes.ts";
import type { Term } from "./term.ts";

const microboreRange = `${limits.microbore.from} to ${limits.microbore.to}\u00a0mm`;

/** How to tell microbore. It leaves room for doubt: a pipe of 10 mm is nearly half as wide again as a pencil. */
export const pencilTest = `With the heating off and the pipe cool, hold a pencil against the pipe at a radiator, not against a clip-on cover. A standard ${usualPipeSize}\u00a0mm pipe is about twice as wide as the pencil. If yours is up to one and a half times as wide, it may be microbore: ${microboreRange} across the outside. In between? Ask us. Both pipes at one end of the radiator? That is often microbore, too. Even a ${usualPipeSize}\u00a0mm pipe can be fed by microbore under the floor.`;

/** The expert assessment: what to tell us, and what we do. */
export const assessment = {
  tellUs:
    "When you call, tell us how old the system is, how wide its pipes are and where the radiators are cold.",
  ageUnknown:
    "Don’t know the age? The boiler’s manual or service record often has a date. Tell us that, and when the radiators were fitted or the house was built. Don’t know any of that? Call anyway.",
  exclusion: `We don’t power flush systems that have microbore pipes (up to ${limits.microbore.to}\u00a0mm), are over ${limits.oldestYears} years old or are heavily blocked.`,
  referral: "Call us, and we’ll refer you to a mechanical cleaning service instead.",
  age: `The system’s age counts, not the house’s: in an older house, heating that was replaced less than ${limits.oldestYears} years ago may suit. New boiler, old radiators? Tell us.`,
  blockages:
    "Heavy blockages: hardly any water gets through. You usually can’t see one: tell us which radiators stay cold.",
} as const;

/** The kinds of system that we refer to a mechanical cleaning service instead. */
export const notFlushed: readonly Term[] = [
  {
    figure: microboreRange,
    name: "microbore pipes",
    detail: "Pipes this narrow can hold on to sludge that a flush may not move.",
  },
  {
    figure: `Over ${limits.oldestYears}`,
    name: "years old",
    detail: `A standard power flush suits systems up to ${limits.oldestYears} years old. Don’t know the age? Call anyway.`,
  },
  {
    figure: "Heavy",
    name: "blockages",
    detail: "Where hardly any water gets through, a flush has little to work with.",
  },
];
