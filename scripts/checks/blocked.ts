import type { Problem } from "../contract.ts";
import { insteadOf, insteadOfAttribute } from "../stages/policy.ts";
import type { PageContents } from "../stages/read-page.ts";

/** Does the page have nothing that its policy blocks? */
export function* blocked({ elements, attributes, from: file }: PageContents): Iterable<Problem> {
  for (const element of elements) {
    const hint = insteadOf(element);
    const message = `The page's policy blocks <${element.name}>.`;
    if (hint) yield { file, searchFor: `<${element.name}`, message, hint };
  }
  for (const { element, name, value } of attributes) {
    const hint = insteadOfAttribute(name);
    const message = `The page's policy blocks ${name}="${value}" on <${element.name}>.`;
    if (hint) yield { file, searchFor: name === "style" ? "style={" : value, message, hint };
  }
}
