import type { PricePlan } from "../../data/prices.ts";
import { located, reading, type Town } from "../../data/towns.ts";
import { rewrite, rewriteList, writeOwner } from "../full-site.ts";
import { copyOfSite } from "./fixture.ts";

/** Plans and towns of every kind, so that tests of changes and mistakes don't depend on the current ones. */
export const plans: readonly [PricePlan, PricePlan, PricePlan, PricePlan] = [
  { name: "Plan A", radiators: "up to 5", price: "£311", popular: false },
  { name: "Plan B", radiators: "6–11", price: "£412", popular: true },
  { name: "Plan C", radiators: "12–19", price: "£513", popular: false },
  { name: "Plan D", radiators: null, price: "POA", popular: false },
];
export const radiusMiles = 22;
const others: readonly Town[] = [
  { name: "Northtown", latitude: 51.62, longitude: -0.97, county: "Oxfordshire" },
  { name: "Nearby", latitude: 51.4666, longitude: -0.98, isDistrict: true },
  { name: "Eastville", latitude: 51.4, longitude: -0.76 },
  { name: "Southend Green", latitude: 51.3, longitude: -1.05, county: "Hampshire" },
];
/** Nearest first. */
export const towns = [reading, ...others].map(located).sort((one, other) => one.miles - other.miles);

/** A copy of the site with these plans and towns, without the owner's facts. */
export function copyWithCommonFacts(...whenDone: Parameters<typeof copyOfSite>): string {
  const folder = copyOfSite(...whenDone);
  writeOwner(folder, {});
  rewriteList(folder, "prices", "pricePlans", plans.map(asLine).join(""));
  rewriteList(folder, "towns", "named", `\n  reading,${others.map(asLine).join("")}`);
  rewrite(folder, "data/towns.ts", /(?<=radiusMiles = )[\d.]+/, `${radiusMiles}`);
  return folder;
}

/** An entry of a list as data/ writes it. */
export function asLine(entry: object): string {
  const parts = Object.entries(entry).map(([part, value]) => `${part}: ${JSON.stringify(value)}`);
  return `\n  { ${parts.join(", ")} },`;
}
