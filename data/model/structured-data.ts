import type * as schema from "schema-dts";
import { navigation } from "../copy/navigation.ts";
import { pricesTitle } from "../copy/prices.ts";
import { processSteps } from "../copy/services.ts";
import { socialPicture } from "../copy/social-picture.ts";
import { canonical, type SitePath } from "./address.ts";
import { daysOf } from "./dates.ts";
import { business, owner } from "./facts.ts";
import { mainPhone } from "./phones.ts";
import { lowestPrice, type Plan, plans, rangeText } from "./plans.ts";
import { radiusMiles, reading, towns } from "./towns.ts";

/** The pages' facts, and no others, as schema.org data for search engines and assistants. */

/** The business's main facts, so that each page is complete; the same @id on every page identifies it. */
const provider = {
  "@type": "HVACBusiness",
  "@id": `${canonical("/")}#business`,
  name: business.name,
  url: canonical("/"),
  telephone: mainPhone.href.slice("tel:".length),
} satisfies schema.HVACBusiness;

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

/** For Services: the steps of the process. */
export const serviceSteps = {
  ...service,
  description: `${processSteps.map(({ name }) => name).join(", ")}.`,
} satisfies schema.Service;

/** For Areas: the radius and the towns. */
export const serviceArea = {
  ...service,
  areaServed: [
    {
      "@type": "GeoCircle",
      geoMidpoint: { "@type": "GeoCoordinates", latitude: reading.latitude, longitude: reading.longitude },
      geoRadius: `${Math.round(radiusMiles * 1609.344)}`, // metres
    },
    ...towns.map(({ name, county }): schema.City | schema.Place => ({
      "@type": county || name === reading.name ? "City" : "Place",
      name,
      ...(county && { containedInPlace: { "@type": "AdministrativeArea", name: county } }),
    })),
  ],
} satisfies schema.Service;

/** For Prices: the plans. */
export const powerFlush = {
  ...service,
  hasOfferCatalog: {
    "@type": "OfferCatalog",
    name: pricesTitle,
    itemListElement: plans.map(offer),
  },
} satisfies schema.Service;

/** A plan: its price is a starting price. If a custom quote is required, it has none. */
function offer(plan: Plan): schema.Offer | schema.AggregateOffer {
  const { name, price: lowPrice } = plan;
  const about = { name: [name, rangeText(plan) ?? []].flat().join(", "), url: canonical("/prices/") };
  if (lowPrice === null) return { "@type": "Offer", ...about };
  return { "@type": "AggregateOffer", ...about, lowPrice, priceCurrency: "GBP" };
}

const { legalIdentity, email, openingHours } = owner;

/** For Home: the business with the facts that the owner has stated. */
export const localBusiness = {
  ...provider,
  description: `${business.trade} in ${reading.name} and within ${radiusMiles} miles.`,
  image: canonical(socialPicture.path),
  priceRange: `From ${lowestPrice}`,
  ...(email && { email }),
  ...(legalIdentity && { legalName: legalIdentity.name }),
  address: {
    "@type": "PostalAddress",
    ...(legalIdentity && { streetAddress: legalIdentity.street, postalCode: legalIdentity.postcode }),
    addressLocality: legalIdentity?.town ?? reading.name,
    addressCountry: "GB",
  },
  ...(openingHours.length > 0 && {
    openingHoursSpecification: openingHours.map(({ opens, closes, ...days }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: daysOf(days),
      opens,
      closes: closes === "24:00" ? "23:59" : closes, // 00:00 would mean closed all day
    })),
  }),
} satisfies schema.HVACBusiness;

/** For each page in the navigation except Home: the path from Home. */
export function breadcrumbs(path: SitePath) {
  const trail = navigation.filter((entry) => entry.path === "/" || entry.path === path);
  if (trail.length < 2) return undefined;
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((entry, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: entry.label,
      item: canonical(entry.path),
    })),
  } satisfies schema.BreadcrumbList;
}
