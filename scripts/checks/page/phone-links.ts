import type { SiteData } from "../../contract.ts";
import type { CheckedPage, Finding } from "../page.ts";
import { textOf } from "../texts.ts";

/** Does every phone link call the number that it shows? */
export function phoneLinks(page: CheckedPage, { phones }: SiteData): Finding[] {
  return page.select('[href^="tel:"]').flatMap((element) => {
    const { href = "", "aria-label": label } = element.attribs;
    const phone = phones.find((each) => each.href === href);
    const labels = [textOf(element), label ?? textOf(element)];
    const wrong = labels.find((each) => phone === undefined || !each.includes(phone.label));
    if (wrong === undefined) return [];
    const message = `The link “${wrong}” calls ${href}, which is ${phone?.label ?? "no number"} in data/.`;
    const hint = "Use PhoneLink with a number from data/.";
    return [{ rule: "phone-link", text: href, message, hint }];
  });
}
