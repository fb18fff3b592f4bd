import type {
  AggregateOffer,
  BreadcrumbList,
  City,
  GeoCircle,
  HVACBusiness,
  Offer,
  OpeningHoursSpecification,
  Place,
  Service,
  WebSite,
} from "schema-dts";
import { navigation } from "../copy/navigation.ts";
import { pricesTitle } from "../copy/prices.ts";
import { processSteps } from "../copy/services.ts";
import { socialPicture } from "../copy/social-picture.ts";
import { canonical, type SitePath } from "./address.ts";
import { daysOf } from "./dates.ts";
import { business, owner, prices } from "./facts.ts";
import { mainPhone } from "./phones.ts";
import type { OpeningHours } from "./schema/owner.ts";
import { type Plan, rangeText } from "./schema/prices.ts";
import { radiusMiles, reading, type Town, towns } from "./towns.ts";

/** The pages' facts, and no others, as schema.org data for search engines and assistants. */

/** The radius in metres, as schema.org requires (1,609.344 m per statute mile). */
const radiusMetres = Math.round(radiusMiles * 1609.344);

const areaServed = {
  "@type": "GeoCircle",
  geoMidpoint: { "@type": "GeoCoordinates", latitude: reading.latitude, longitude: reading.longitude },
  geoRadius: `${radiusMetres}`,
} satisfies GeoCircle;

/** The business's main facts, so that each page is complete; the same @id on every page identifies it. */
const provider = {
  "@type": "HVACBusiness",
  "@id": `${canonical("/")}#business`,
  name: business.name,
  url: canonical("/"),
  telephone: mainPhone.href.slice("tel:".length),
} satisfies HVACBusiness;

/** For Home. */
export const webSite = { "@type": "WebSite", name: business.name, url: canonical("/") } satisfies WebSite;

/** For every page about the service; each adds its own facts. */
const service = {
  "@type": "Service",
  "@id": `${canonical("/services/")}#power-flush`,
  name: business.trade,
  serviceType: business.trade,
  provider,
} satisfies Service;

/** For Services: the steps of the process. */
export const serviceSteps = {
  ...service,
  description: `${processSteps.map(({ name }) => name).join(", ")}.`,
} satisfies Service;

/** For Areas: the radius and the towns. */
export const serviceArea = {
  ...service,
  areaServed: [areaServed, ...towns.map(townPlace)],
} satisfies Service;

/** For Prices: the plans. */
export const powerFlush = {
  ...service,
  hasOfferCatalog: {
    "@type": "OfferCatalog",
    name: pricesTitle,
    itemListElement: prices.plan.map(offer),
  },
} satisfies Service;

function townPlace(town: Town) {
  const { name, county } = town;
  return {
    "@type": county || town === reading ? "City" : "Place",
    name,
    ...(county && { containedInPlace: { "@type": "AdministrativeArea", name: county } }),
  } satisfies City | Place;
}

/** For Home. */
export const localBusiness = describeBusiness();

/** The business with the facts that the owner has stated. */
function describeBusiness() {
  const { legalIdentity, email, openingHours } = owner;
  return {
    ...provider,
    description: `${business.trade} in ${reading.name} and within ${radiusMiles} miles.`,
    image: canonical(socialPicture.path),
    priceRange: `From ${prices.lowestPrice}`,
    ...(email && { email }),
    ...(legalIdentity && { legalName: legalIdentity.name }),
    address: {
      "@type": "PostalAddress",
      ...(legalIdentity && { streetAddress: legalIdentity.street, postalCode: legalIdentity.postcode }),
      addressLocality: legalIdentity?.town ?? reading.name,
      addressCountry: "GB",
    },
    ...(openingHours.length > 0 && { openingHoursSpecification: openingHours.map(hoursSpecification) }),
  } satisfies HVACBusiness;
}

function hoursSpecification(hours: OpeningHours) {
  const { opens, closes } = hours;
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: daysOf(hours),
    opens,
    closes: closes === "24:00" ? "23:59" : closes, // 00:00 would mean closed all day
  } satisfies OpeningHoursSpecification;
}

/** A plan: its price is a starting price. If a custom quote is required, it has none. */
function offer(plan: Plan): Offer | AggregateOffer {
  const { name, price: lowPrice } = plan;
  const about = { name: [name, rangeText(plan) ?? []].flat().join(", "), url: canonical("/prices/") };
  if (lowPrice === null) return { "@type": "Offer", ...about };
  return { "@type": "AggregateOffer", ...about, lowPrice, priceCurrency: "GBP" };
}

/** For each page in the navigation except Home: the path from Home. */
export function breadcrumbs(path: SitePath) {
  const here = navigation.find((entry) => entry.path === path);
  const [home] = navigation;
  if (here === undefined || home === undefined || here === home) return undefined;
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, here].map((entry, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: entry.label,
      item: canonical(entry.path),
    })),
  } satisfies BreadcrumbList;
}
