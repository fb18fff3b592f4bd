import type { Problem, SiteData } from "../../contract.ts";
import type { ReadText } from "../page.ts";
import { without } from "../texts.ts";

/** "We don't promise …", "a flush won't help …"; "you won't be cold again" denies nothing. */
const DENIAL =
  /(?:\bnot|n't|cannot|never|no one can) (?:\w+ ){0,2}(?:promise|say|claim|guarantee|tell|offer(?! a lower)|expect|know|help|fix|cure|solve|move|clear|remove|suit|always|mean)|\bnot (?:every|all|always|the answer)\b|\bno (?:promise|guarantee) (?:of|that)/;
const HEDGE =
  /\b(?:usually|often|sometimes|may|might|could|can|probably|likely|tends? to|whether)\b(?! (?:be|feel) (?:sure|certain)| (?:count|rely|expect))/;

/** Does any sentence promise what the business has not? One that denies the promise is no promise. */
export function promises(data: SiteData): (page: ReadText) => Problem[] {
  const rules = data.promises.map((rule) => ({ ...rule, pattern: new RegExp(rule.patterns.join("|")) }));
  const withoutStatements = without(data.statements);
  return ({ from, texts }) =>
    texts
      .map(withoutStatements)
      .flatMap(sentencesIn)
      .flatMap((sentence) => {
        const lower = sentence.toLowerCase().replaceAll("’", "'");
        if (DENIAL.test(lower)) return [];
        const broken = rules.find(
          ({ pattern, mayHedge }) =>
            pattern.test(lower) && !(mayHedge && (HEDGE.test(lower) || lower.endsWith("?"))),
        );
        if (broken === undefined) return [];
        const words = lower.match(broken.pattern)?.[0].trim() ?? "";
        const message = `Says “${words}”: ${broken.why}`;
        return [
          {
            rule: "unverified-promise",
            places: [from],
            text: sentence,
            message,
            hint: "Say less, or add the owner's fact to data/owner.ts.",
          },
        ];
      });
}

function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.?!:;])\s+| [–—] /);
}
