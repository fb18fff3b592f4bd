import type { SiteData } from "../../contract.ts";
import { textOf } from "../elements.ts";
import type { CheckedPage, Finding } from "../page.ts";

/** Does every phone link call the number that it shows? */
export function phoneLinks(data: SiteData): (page: CheckedPage) => Finding[] {
  return ({ byAttribute }) =>
    (byAttribute.get("href") ?? []).flatMap((element): Finding[] => {
      const { href = "", "aria-label": label } = element.attribs;
      if (!href.startsWith("tel:")) return [];
      const phone = data.phones.find((each) => each.href === href);
      const labels = [textOf(element), label ?? textOf(element)];
      const wrong = labels.find((each) => phone === undefined || !each.includes(phone.label));
      if (wrong === undefined) return [];
      const message = `The link “${wrong}” calls ${href}, which is ${phone?.label ?? "no number"} in data/.`;
      const hint = "Use PhoneLink with a number from data/.";
      return [{ rule: "phone-link", text: href, message, hint }];
    });
}
