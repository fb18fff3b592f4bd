import type { Problem } from "../scripts/contract.ts";
import type { ExternalLink } from "./microbore-link.ts";
import { type OwnerFacts, textsIn } from "./owner.ts";
import type { Phone } from "./phones.ts";
import { counted, type PricePlan } from "./prices.ts";
import type { LocatedTown } from "./towns.ts";

/** What the types of the facts cannot hold. Each function gives all that is wrong with its facts. */

/** A British number has ten digits after the leading nought, and its link must call what its label says. */
export function phoneProblems(phones: readonly Phone[]): Problem[] {
  return phones.flatMap(({ label, href }) => {
    const called = `tel:+44${label.slice(1).replace(/\D/g, "")}`;
    const remedy = 'Write the number as it is read out: "0118 496 0123"; phone() makes the link from it.';
    const problems: Problem[] = [];
    if (!/^0\d{2,5}( \d{3,6}){1,2}$/.test(label) || called.length !== "tel:+44".length + 10) {
      problems.push(problem("phones", label, `“${label}” is not a British phone number.`, remedy));
    }
    if (href !== called) problems.push(problem("phones", label, `“${label}” is linked as ${href}.`, remedy));
    return problems;
  });
}

/** One plan is popular, each price is whole pounds or POA, and each range of radiators begins where the last ended. */
export function planProblems(plans: readonly PricePlan[]): Problem[] {
  const popular = plans.filter((plan) => plan.popular).map((plan) => plan.name);
  const wrong = plans.filter(({ price }) => !/^(£[1-9]\d{1,4}|POA)$/.test(price));
  const gaps = counted(plans).filter(
    ({ radiators, from, to }) =>
      to !== null && (!(to >= from) || radiators !== (from === 1 ? `up to ${to}` : `${from}–${to}`)),
  );
  const named = popular.length === 0 ? "none" : popular.join(" and ");
  const unclear = popular.length === 1 ? [] : [`Exactly one plan is Most Popular; here it is ${named}.`];
  return [
    ...unclear.map((what) => problem("prices", "popular: true", what, "Set popular: true on one plan only.")),
    ...gaps.map(({ name, radiators, from }) => {
      const what = `${name} is for “${radiators}” radiators; its range should go up from ${from}.`;
      return problem(
        "prices",
        radiators ?? name,
        what,
        'Write "up to 6" for the first plan, "7–12" for the next.',
      );
    }),
    ...wrong.map(({ price, name }) =>
      problem("prices", price, `${name} has the price “${price}”.`, 'Write whole pounds, "£395", or "POA".'),
    ),
  ];
}

/** No town lies outside the radius or stands there twice. */
export function townProblems(towns: readonly LocatedTown[], radiusMiles: number): Problem[] {
  return towns.flatMap((town, index): Problem[] => {
    const twice = towns.findIndex(({ id }) => id === town.id) !== index;
    const far = !(town.miles <= radiusMiles);
    const miles = `${town.name} is ${town.miles.toFixed(1)} miles from Reading, outside the radius of ${radiusMiles}.`;
    return [
      ...(twice
        ? [problem("towns", town.name, `${town.name} is listed twice.`, "Remove one of the two.")]
        : []),
      ...(far
        ? [problem("towns", town.name, miles, "Correct its latitude and longitude, or remove it.")]
        : []),
    ];
  });
}

/** An address that visitors are sent to is https and whole. */
export function linkProblems(links: readonly Pick<ExternalLink, "href">[]): Problem[] {
  return links
    .filter(({ href }) => !URL.canParse(href) || new URL(href).protocol !== "https:")
    .map(({ href }) =>
      problem(
        "microbore-link",
        href,
        `“${href}” is not an https address.`,
        "Write the whole address: https://…",
      ),
    );
}

/** A fact of the owner is known, or it is left out: an empty or provisional one would be shown, and allow claims. */
export function ownerProblems(owner: OwnerFacts): Problem[] {
  const remedy = "Write what is true, or leave the line out until it is known.";
  const isProvisional = (fact: unknown) => {
    const texts = textsIn(fact);
    return texts.length === 0 || texts.some((text) => /^\s*($|TODO|TBC|TBD|mailto:|\?)/i.test(text));
  };
  return Object.entries(owner)
    .filter(([, fact]) => fact !== undefined && isProvisional(fact))
    .map(([name]) =>
      problem("owner", `${name}:`, `The owner's ${name} is there, but empty or provisional.`, remedy),
    );
}

/** Where the site says it lives: SITE_URL and BASE_PATH of the environment, which data/address.ts reads. */
export function addressProblems(origin: string, basePath: string): Problem[] {
  const problems: Problem[] = [];
  // The place is found by a text that stands in data/address.ts and not here.
  const add = (variable: string, what: string, remedy: string) =>
    problems.push(problem("address", `process.env.${variable}`, what, remedy));
  if (!URL.canParse(origin) || new URL(origin).origin !== origin || !origin.startsWith("https://")) {
    const what = `The site's address is “${origin}”, which is not https:// and a host alone.`;
    const remedy = "Set SITE_URL to something like https://www.example.com; a folder belongs in BASE_PATH.";
    add("SITE_URL", what, remedy);
  }
  if (!/^\/([a-z0-9._~-]+\/)*$/i.test(basePath) || basePath.split("/").some((part) => /^\.+$/.test(part))) {
    const what = `The site's folder is “${basePath}”.`;
    const remedy =
      "Set BASE_PATH to a path with a slash at both ends, such as /reading/, of letters, digits and . _ ~ -";
    add("BASE_PATH", what, remedy);
  }
  return problems;
}

function problem(name: string, text: string, what: string, remedy: string): Problem {
  return { file: `data/${name}.ts`, text, what, remedy };
}
