import { closest, distance } from "fastest-levenshtein";

/** Of these names, the one that somebody probably meant, if any differs in at most a third of the letters. */
export function similarTo(written: string, names: readonly string[]): string | undefined {
  const nearest = closest(written, names);
  return distance(written, nearest) <= written.length / 3 ? nearest : undefined;
}
