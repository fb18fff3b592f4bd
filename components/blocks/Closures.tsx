import { closureSentence } from "../../data/copy/owners-sentences.ts";
import { owner } from "../../data/model/facts.ts";

/** The days on which nobody works, a line for each closure that hasn't ended. */
export function Closures() {
  return owner.closures.map((closure) => (
    <p className="closure" key={closure.from}>
      {closureSentence(closure)}
    </p>
  ));
}
