import type { Problem, SiteData } from "../../contract.ts";
import { type CheckedPage, textOf } from "../page.ts";

/** Does every phone link call the number that it shows? */
export function phoneLinks(data: SiteData): (page: CheckedPage) => Problem[] {
  return ({ from, byAttribute }) =>
    (byAttribute.get("href") ?? [])
      .filter(({ attribs }) => attribs.href?.startsWith("tel:"))
      .flatMap((element): Problem[] => {
        const href = element.attribs.href ?? "";
        const labels = [textOf(element), element.attribs["aria-label"] ?? textOf(element)];
        const called = data.phones.find((phone) => phone.href === href);
        const wrong = labels.find((label) => called === undefined || !label.includes(called.label));
        if (wrong === undefined) return [];
        const message = `A link that reads “${wrong}” calls ${href}: in data/ that is ${called?.label ?? "no number"}.`;
        return [
          {
            rule: "phone-link",
            places: [from],
            text: href,
            message,
            hint: "Use the PhoneLink component with a number of data/.",
          },
        ];
      });
}
