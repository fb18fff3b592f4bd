import type { SiteData } from "../../contract.ts";
import type { Finding, ReadText } from "../page.ts";
import { without } from "../texts.ts";

/** "We don't promise …", "a flush won't help …"; "you won't be cold again" isn't a denial. */
const DENIAL =
  /(?:\bnot|n't|cannot|never|no one can) (?:\w+ ){0,2}(?:promise|say|claim|guarantee|tell|offer(?! a lower)|expect|know|help|fix|cure|solve|move|clear|remove|suit|always|mean)|\bnot (?:every|all|always|the answer)\b|\bno (?:promise|guarantee) (?:of|that)/;
const HEDGE =
  /\b(?:usually|often|sometimes|may|might|could|can|probably|likely|tends? to|whether)\b(?! (?:be|feel) (?:sure|certain)| (?:count|rely|expect))/;

/** Do the pages avoid promises that the business hasn't made? */
export function promises(data: SiteData): (page: ReadText) => Finding[] {
  const rules = data.promises.map((rule) => ({ ...rule, pattern: new RegExp(rule.patterns.join("|")) }));
  const withoutStatements = without(data.statements);
  const findingsIn = (sentence: string): Finding[] => {
    const lower = sentence.toLowerCase().replaceAll("’", "'");
    if (DENIAL.test(lower)) return [];
    const isHedged = HEDGE.test(lower) || lower.endsWith("?");
    const broken = rules.find(({ pattern, mayHedge }) => pattern.test(lower) && !(mayHedge && isHedged));
    if (broken === undefined) return [];
    const message = `Says “${lower.match(broken.pattern)?.[0].trim()}”: ${broken.why}`;
    const hint = "Promise less, or add the owner's fact to data/owner.ts.";
    return [{ rule: "unverified-promise", text: sentence, message, hint }];
  };
  return ({ texts }) => texts.map(withoutStatements).flatMap(sentencesIn).flatMap(findingsIn);
}

function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.?!:;])\s+| [–—] /);
}
