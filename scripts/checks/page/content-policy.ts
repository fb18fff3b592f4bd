import type { Element } from "domhandler";
import type { Problem } from "../../contract.ts";
import { hashOf } from "../../hosting/policy.ts";
import { type CheckedPage, sourceOf } from "../page.ts";

/** Does each page carry a policy, ahead of all that it rules, which allows every style and script of the page? */
export function contentPolicy(page: CheckedPage): Problem[] {
  return [...misplacedPolicy(page), ...blockedElements(page)];
}

function misplacedPolicy({ from, elements }: CheckedPage): Problem[] {
  const first = elements.find((element) => isPolicy(element) || isRuled(element));
  if (first !== undefined && isPolicy(first)) return [];
  const message = "Has no content security policy, or one that comes after a style or script.";
  return [
    {
      rule: "missing-policy",
      places: [from],
      message,
      hint: "See that the layout renders <head>, and the character set first in it.",
    },
  ];
}

function blockedElements({ from, elements }: CheckedPage): Problem[] {
  const text = elements.find(isPolicy)?.attribs.content ?? "";
  return elements.filter(isRuled).flatMap((element): Problem[] => {
    const { src, href } = element.attribs;
    const file = src ?? href;
    if (file !== undefined) {
      const message = `Uses ${file}, which its policy blocks: styles and scripts stand inline.`;
      return [
        {
          rule: "external-script",
          places: [from],
          text: file,
          message,
          hint: "Put it into a component's CSS or the menu's script.",
        },
      ];
    }
    const source = sourceOf(element);
    const directive = text.split(";").find((part) => part.startsWith(`${element.name}-src `));
    if (directive?.split(" ").includes(hashOf(source))) return [];
    const excerpt = source.trim().slice(0, 40);
    const message = `Its policy blocks the ${element.name} that begins with “${excerpt}”.`;
    return [
      {
        rule: "policy-mismatch",
        places: [from],
        text: excerpt,
        message,
        hint: "Let nothing change a page after scripts/stages/secure.ts.",
      },
    ];
  });
}

function isPolicy({ name, attribs }: Element): boolean {
  return name === "meta" && attribs["http-equiv"]?.toLowerCase() === "content-security-policy";
}

/** Data blocks are no scripts to a browser. */
function isRuled({ name, attribs }: Element): boolean {
  if (name === "link") return attribs.rel === "stylesheet";
  return name === "style" || (name === "script" && attribs.type !== "application/ld+json");
}
