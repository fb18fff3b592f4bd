import type { Problem, SiteData } from "../contract.ts";
import { type CheckedPage, textOf } from "./page.ts";

/** Does every phone link call the number that it shows? */
export function calls(data: SiteData): (page: CheckedPage) => Problem[] {
  return ({ from, having }) =>
    (having.get("href") ?? [])
      .filter(({ attribs }) => attribs.href?.startsWith("tel:"))
      .flatMap((element): Problem[] => {
        const href = element.attribs.href ?? "";
        const label = element.attribs["aria-label"] ?? textOf(element);
        if (data.phones.some((phone) => phone.href === href && label.includes(phone.label))) return [];
        const what = `A link that reads “${label}” calls ${href}, which is not that number in data/.`;
        return [
          { file: from, text: href, what, remedy: "Use the PhoneLink component with a number of data/." },
        ];
      });
}
