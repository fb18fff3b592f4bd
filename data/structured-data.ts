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
import { canonical, type SitePath } from "./address.ts";
import { business } from "./business.ts";
import { daysOf } from "./dates.ts";
import { navigation } from "./navigation.ts";
import type { OpeningHours, OwnerFacts } from "./owner.ts";
import { mainPhone } from "./phones.ts";
import { lowestPrice, type PricePlan, pounds, pricePlans, radiatorRange } from "./prices.ts";
import { processSteps } from "./services.ts";
import { socialPicture } from "./social-picture.ts";
import { radiusMiles, reading, type Town, towns } from "./towns.ts";
import { owner } from "./valid-owner.ts";

/** The pages' facts, and no others, as schema.org data for search engines and assistants. */

/** The radius in metres, as schema.org requires (1,609.344 m per statute mile). */
export const radiusMetres = Math.round(radiusMiles * 1609.344);

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
    name: "Power flush prices",
    itemListElement: pricePlans.map(offer),
  },
} satisfies Service;

function townPlace({ name, county, isDistrict }: Town) {
  return {
    "@type": isDistrict ? "Place" : "City",
    name,
    ...(county && { containedInPlace: { "@type": "AdministrativeArea", name: county } }),
  } satisfies City | Place;
}

/** For Home. */
export const localBusiness = businessOf(owner);

/** The business with the facts that the owner has stated. */
export function businessOf({ legalIdentity, email, openingHours }: OwnerFacts) {
  return {
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
    ...(openingHours && { openingHoursSpecification: openingHours.map(hoursSpecification) }),
    areaServed,
  } satisfies HVACBusiness;
}

function hoursSpecification(hours: OpeningHours) {
  const { opens, closes } = hours;
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: daysOf(hours),
    opens,
    closes,
  } satisfies OpeningHoursSpecification;
}

/** A plan: its price is a starting price. If a custom quote is required, it has none. */
function offer({ name, radiators, price }: PricePlan): Offer | AggregateOffer {
  const about = {
    name: radiators === null ? name : `${name}, ${radiatorRange(radiators)}`,
    url: canonical("/prices/"),
  };
  const lowPrice = pounds(price);
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
