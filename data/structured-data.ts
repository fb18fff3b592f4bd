import type {
  BreadcrumbList,
  City,
  GeoCircle,
  HVACBusiness,
  Offer,
  OpeningHoursSpecification,
  Service,
} from "schema-dts";
import { canonical, type SitePath } from "./address.ts";
import { business } from "./business.ts";
import { daysOf } from "./dates.ts";
import { navigation } from "./navigation.ts";
import { type OpeningHours, type OwnerFacts, owner } from "./owner.ts";
import { mainPhone } from "./phones.ts";
import { lowestPrice, type PricePlan, pounds, pricePlans } from "./prices.ts";
import { socialPicture } from "./social-picture.ts";
import { radiusMiles, reading, towns } from "./towns.ts";

/** The facts of the pages, for search engines and assistants, in the vocabulary of schema.org: the same and no more. */

/** The business's own name among the things that pages speak of; other pages refer to it by this. */
const businessId = `${canonical("/")}#business`;

/** The radius in metres (1,609.344 to a statute mile), as schema.org takes it. */
export const radiusMetres = Math.round(radiusMiles * 1609.344);

const areaServed = [
  {
    "@type": "GeoCircle",
    geoMidpoint: { "@type": "GeoCoordinates", latitude: reading.latitude, longitude: reading.longitude },
    geoRadius: `${radiusMetres}`,
  },
  ...towns.map(({ name }) => ({ "@type": "City", name }) satisfies City),
] satisfies readonly (GeoCircle | City)[];

/** For Home; what only the owner knows is left out until it is known. */
export const localBusiness = businessOf(owner);

export function businessOf({ legalIdentity, email, openingHours }: OwnerFacts) {
  return {
    "@type": "HVACBusiness",
    "@id": businessId,
    name: business.name,
    url: canonical("/"),
    telephone: mainPhone.href.slice("tel:".length),
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

/** For Prices: the service with its plans. */
export const powerFlush = {
  "@type": "Service",
  "@id": `${canonical("/prices/")}#power-flush`,
  name: business.trade,
  serviceType: business.trade,
  provider: { "@type": "HVACBusiness", "@id": businessId },
  hasOfferCatalog: {
    "@type": "OfferCatalog",
    name: "Power flush prices",
    itemListElement: pricePlans.map(offer),
  },
} satisfies Service;

/** A plan; where a custom quote is required, it has no price. */
function offer({ name, radiators, price }: PricePlan) {
  const sum = pounds(price);
  return {
    "@type": "Offer",
    name: radiators === null ? name : `${name}, ${radiators} radiators`,
    url: canonical("/prices/"),
    ...(sum !== null && {
      priceSpecification: { "@type": "PriceSpecification", minPrice: sum, priceCurrency: "GBP" },
    }),
  } satisfies Offer;
}

/** For each page of the navigation but Home: the way to it from there. */
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
