import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { OwnerFacts } from "../data/owner.ts";
import { addPhotograph } from "../scripts/photo/add-photograph.ts";

/** What `npm run photo` makes of two pictures. */
const studio = mkdtempSync(join(tmpdir(), "photographs-"));
process.on("exit", () => rmSync(studio, { recursive: true }));
const photographs = await Promise.all(
  Object.entries({ before: "#111111", after: "#7a5230" }).map(async ([name, background]) => {
    const file = join(studio, `${name}.png`);
    await sharp({ create: { width: 1300, height: 867, channels: 3, background } }).toFile(file);
    const made = await addPhotograph(studio, file, `The water in the flush pump ${name} the work`);
    return { ...made, caption: `The pump's window, ${name} the work` };
  }),
);

/** Every fact that an owner can state, in realistic lengths. */
export const fullOwner: Required<OwnerFacts> = {
  legalIdentity: {
    name: "Jonathan Featherstone-Smith trading as the business",
    street: "Unit 12, Riverside Trading Estate, 148 Long Meadow Lane",
    town: "Reading",
    postcode: "RG6 1AB",
  },
  vat: "Prices include VAT at 20 %.",
  guaranteeTerms:
    "If radiators that we flushed are still cold at the bottom when we finish, you pay nothing. If they turn cold at " +
    "the bottom again within 30 days, we come back and flush them again without a charge; if that does not help, we " +
    "give back what you paid. The guarantee covers the radiators and pipes that were part of the job. It does not " +
    "cover parts that were faulty before we came, such as valves, pumps and boilers, nor work that others have done " +
    "on the system since. Tell us within 30 days by telephone or by letter to the address on this page, and let us " +
    "look at the system before anyone else works on it. We answer within 5 working days. Your rights under consumer " +
    "law stay as they are, whatever these terms say.",
  openingHours: [
    { from: "Monday", to: "Friday", opens: "08:00", closes: "18:00" },
    { from: "Saturday", to: "Saturday", opens: "09:00", closes: "12:30" },
  ],
  email: "office@power-flushing-in-reading.co.uk",
  association: { name: "National Association of Heating System Cleaning Engineers", member: true },
  insurance: "Public liability insurance of £2 million; we show the certificate before work starts.",
  certificate: "The certificate states the flow and the temperatures before and after, radiator by radiator.",
  priceConfirmation: "We confirm the price in writing before work starts.",
  duration: "A house with up to 12 radiators usually takes 6 to 8 hours.",
  reviews: [
    {
      text: "Two bedrooms had been cold for years. They came on the Thursday, explained what they were doing at every step and left the place tidy. All 11 radiators are warm now.",
      author: "Margaret O’Connell, Caversham",
      date: "2026-03-14",
      source: "Google",
    },
    {
      text: "They told me on the phone that my pipes were too thin for a flush. I was glad to hear it before paying for one.",
      author: "D. Patel",
      date: "2026-05-03",
      source: "By e-mail",
    },
    {
      text: "We manage 14 flats. The reports before and after were what our landlord wanted to see, and nobody had to move out.",
      author: "A letting agent in Wokingham",
      date: "2026-09-30",
      source: "Trustpilot",
    },
  ],
  photographs,
};

type Replacement = string | ((found: string) => string);

/** Replaces the first match in a file, which must have one; returns the match, its replacement and the line. */
export function rewrite(folder: string, file: string, old: string | RegExp, by: Replacement) {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const index = typeof old === "string" ? text.indexOf(old) : text.search(old);
  if (index < 0) throw new Error(`${file} has no ${old}`);
  const from = typeof old === "string" ? old : `${old.exec(text)?.[0]}`;
  const to = typeof by === "string" ? by : by(from);
  const before = text.slice(0, index);
  writeFileSync(path, before + to + text.slice(index + from.length));
  return { from, to, line: before.split("\n").length };
}

/** Facts as data/ writes them, one part a line. */
export const sourceOf = (facts: object) => JSON.stringify(facts, null, 2).replace(/^( +)"(\w+)":/gm, "$1$2:");

/** Replaces the owner's facts in a copy of the site. */
export function writeOwner(folder: string, owner: OwnerFacts): void {
  const old = /(?<=export const owner: OwnerFacts = )\{[\s\S]*?\}(?=;\n)/;
  rewrite(folder, "data/owner.ts", old, sourceOf(owner));
}

/** Rewrites the entries of a list in a file of data/: `rewriteList(folder, "towns", "named", "…")`. */
export function rewriteList(folder: string, file: string, list: string, by: Replacement): void {
  rewrite(folder, `data/${file}.ts`, new RegExp(`(?<=const ${list}\\b.* = \\[)[\\s\\S]*?(?=\\n\\];)`), by);
}

/** Appends an entry to a list in a file of data/: `addTo(folder, "reasons", "reasons", '{ name: … }')`. */
export function addTo(folder: string, file: string, list: string, entry: string): void {
  rewriteList(folder, file, list, (entries) => `${entries}\n  ${entry},`);
}

/** Copies the files of the photographs among the full facts into a copy of the site. */
export function copyPhotographs(folder: string): void {
  cpSync(join(studio, "static"), join(folder, "static"), { recursive: true });
}

/** Completes a copy of the site: all of the owner's facts, two photographs, and one more reason to choose us. */
export function fillIn(folder: string): void {
  writeOwner(folder, fullOwner);
  const detail = "We lay dust sheets and take the dirty water away with us.";
  addTo(folder, "reasons", "reasons", `{ name: "Boots off at the door", detail: "${detail}" }`);
  copyPhotographs(folder);
}

/** Writes everything that a release needs into a copy of the site, except SITE_URL. */
export function makeReleasable(folder: string, checked: string): void {
  const { legalIdentity, vat, guaranteeTerms } = fullOwner;
  writeOwner(folder, { legalIdentity, vat, guaranteeTerms });
  rewrite(folder, "data/business.ts", /nameConfirmed: \w+/, "nameConfirmed: true");
  rewrite(folder, "data/phones.ts", /(?<=mainPhone = phone\(")[^"]+/, "0118 950 1234");
  rewrite(folder, "data/phones.ts", /(?<=closingPhone = phone\(")[^"]+/, "0118 950 5678");
  rewrite(folder, "data/microbore-link.ts", /(?<=checked: )(null|"[^"]*")(?=,)/, `"${checked}"`);
}
