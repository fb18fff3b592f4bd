import type * as schema from "schema-dts";
import { canonical, type SitePath } from "../model/address.ts";
import { business, mainPhone, owner, type Plan } from "../model/facts.ts";
import { METRES_PER_MILE } from "../model/miles.ts";
import { lowestPrice, plans, rangeText } from "../model/plans.ts";
import { radiusMiles, reading, towns } from "../model/towns.ts";
import { heating } from "./heating.ts";
import { navigation } from "./navigation.ts";
import { pricesTitle } from "./prices.ts";
import { socialPicture } from "./social-picture.ts";

/** The pages' facts, and no others, as schema.org data for search engines and assistants. */

/** The business; Home has its facts. */
const provider = {
  "@type": "HVACBusiness",
  "@id": `${canonical("/")}#business`,
  name: business.name,
} as const;

/** For Home. */
export const webSite: schema.WebSite = { "@type": "WebSite", name: business.name, url: canonical("/") };

/** For every page about the service; each adds its own facts. */
const service = {
  "@type": "Service",
  "@id": `${canonical("/services/")}#power-flush`,
  name: business.trade,
  serviceType: business.trade,
  provider,
} satisfies schema.Service;

/** For Services. */
export const describedService = { ...service, description: heating.aim } satisfies schema.Service;

/** The radius that we cover. */
const circle: schema.GeoCircle = {
  "@type": "GeoCircle",
  geoMidpoint: { "@type": "GeoCoordinates", latitude: reading.latitude, longitude: reading.longitude },
  geoRadius: `${Math.round(radiusMiles * METRES_PER_MILE)}`,
};

/** For Areas: the radius and the towns. */
export const serviceArea = {
  ...service,
  areaServed: [circle, ...towns.map(({ name }): schema.Place => ({ "@type": "Place", name }))],
} satisfies schema.Service;

/** For Prices: the plans that have a price. */
export const powerFlush = {
  ...service,
  hasOfferCatalog: {
    "@type": "OfferCatalog",
    name: pricesTitle,
    itemListElement: plans.flatMap((plan) => (plan.price === null ? [] : [offer(plan, plan.price)])),
  },
} satisfies schema.Service;

/** A plan, whose price is a starting price. */
function offer(plan: Plan, minPrice: number): schema.Offer {
  const priceSpecification = {
    "@type": "PriceSpecification",
    minPrice,
    priceCurrency: "GBP",
    ...(owner.vat && owner.vat !== "not registered" && { valueAddedTaxIncluded: true }),
  } as const;
  const range = rangeText(plan);
  const name = range ? `${plan.name}, ${range}` : plan.name;
  return { "@type": "Offer", name, url: canonical("/prices/"), priceSpecification };
}

const { legalIdentity, email, openingHours, closures, profiles } = owner;

/** Without those by appointment, for which there are no words. */
const timesOpen = openingHours.flatMap(({ days, hours }): schema.OpeningHoursSpecification | never[] => {
  if (hours === "by appointment") return [];
  const closes = hours.closes === "24:00" ? "23:59" : hours.closes; // 00:00 would mean closed all day
  return { "@type": "OpeningHoursSpecification", dayOfWeek: days, opens: hours.opens, closes };
});

/** From midnight to midnight, which means closed. */
const timesClosed = closures.map<schema.OpeningHoursSpecification>(({ from, to }) => ({
  "@type": "OpeningHoursSpecification",
  validFrom: from,
  validThrough: to,
  opens: "00:00",
  closes: "00:00",
}));

/** For Home: the business with the facts that the owner has stated. */
export const localBusiness = {
  ...provider,
  url: canonical("/"),
  telephone: mainPhone.international,
  image: canonical(socialPicture.path),
  priceRange: `From ${lowestPrice}`,
  areaServed: circle,
  ...(email && { email }),
  ...(legalIdentity && { legalName: legalIdentity.name }),
  address: {
    "@type": "PostalAddress",
    ...(legalIdentity && { streetAddress: legalIdentity.street, postalCode: legalIdentity.postcode }),
    addressLocality: legalIdentity?.town ?? reading.name,
    addressCountry: "GB",
  },
  ...(timesOpen.length > 0 && { openingHoursSpecification: timesOpen }),
  ...(closures.length > 0 && { specialOpeningHoursSpecification: timesClosed }),
  ...(profiles.length > 0 && { sameAs: profiles.map(({ address }) => address) }),
} satisfies schema.HVACBusiness;

/** For each page in the navigation except Home: the path from Home. */
export function breadcrumbs(path: SitePath) {
  const trail = navigation.filter((entry) => entry.path === "/" || entry.path === path);
  if (trail.length < 2) return undefined;
  const itemListElement = trail.map<schema.ListItem>((entry, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: entry.label,
    item: canonical(entry.path),
  }));
  return { "@type": "BreadcrumbList", itemListElement } satisfies schema.BreadcrumbList;
}
