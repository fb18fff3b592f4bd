import Validator from "@adobe/structured-data-validator";
import { expect, test } from "vitest";
import { canonical } from "../../data/address.ts";
import { business } from "../../data/business.ts";
import { contactCard, contactCardOf, contactCardPath } from "../../data/contact-card.ts";
import { hoursText } from "../../data/dates.ts";
import { navigation } from "../../data/navigation.ts";
import { mainPhone } from "../../data/phones.ts";
import { lowestPrice, pricePlans } from "../../data/prices.ts";
import { breadcrumbs, businessOf } from "../../data/structured-data.ts";
import { radiusMiles, reading, towns } from "../../data/towns.ts";
import { fullOwner } from "../full-site.ts";
import { pageFiles, readDist } from "../root.ts";

const geoRadius = `${Math.round(radiusMiles * 1609.344)}`;
const publicPages = pageFiles().filter((file) => file.endsWith("index.html"));

type Thing = { readonly "@type": string; readonly [property: string]: unknown };

/** The things of a page's block of linked data, as it was built. */
function graphOf(path: string): readonly Thing[] {
  const block = readDist(path).match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? "";
  const { "@context": context, "@graph": graph } = JSON.parse(block) as {
    "@context": string;
    "@graph": readonly Thing[];
  };
  expect(context).toBe("https://schema.org");
  return graph;
}

/** Every text and number in a value, at any depth. */
function leaves(value: unknown): (string | number)[] {
  if (typeof value === "string" || typeof value === "number") return [value];
  return Object.values(value ?? {}).flatMap(leaves);
}

/** What a visitor reads on a page. */
function textOf(path: string): string {
  return readDist(path)
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

test("Home gives machines the business as it gives it to people, and no more", () => {
  const [site, thing, ...more] = graphOf("index.html");
  expect(site).toEqual({ "@type": "WebSite", name: business.name, url: canonical("/") });
  expect(more).toEqual([]);
  expect(thing).toMatchObject({
    "@type": "HVACBusiness",
    name: business.name,
    url: canonical("/"),
    telephone: mainPhone.href.replace("tel:", ""),
    priceRange: `From ${lowestPrice}`,
    address: { "@type": "PostalAddress", addressCountry: "GB" },
  });
  expect(thing?.areaServed).toMatchObject({ "@type": "GeoCircle", geoRadius });
});

test("Areas names the radius and every town, districts of a town as places", () => {
  const service = graphOf("areas/index.html").find((thing) => thing["@type"] === "Service");
  const [circle, ...places] = (service?.areaServed ?? []) as readonly Thing[];
  expect(circle).toMatchObject({ "@type": "GeoCircle", geoRadius });
  expect(places.map((place) => [place["@type"], place.name])).toEqual(
    towns.map(({ name, isDistrict }) => [isDistrict ? "Place" : "City", name]),
  );
  for (const { name, county } of towns) expect(textOf("areas/index.html")).toContain(county ?? name);
});

test("each page about the service names its provider in full", () => {
  for (const path of ["services/index.html", "areas/index.html", "prices/index.html"]) {
    const service = graphOf(path).find((thing) => thing["@type"] === "Service");
    const telephone = mainPhone.href.replace("tel:", "");
    expect(service?.provider).toMatchObject({ name: business.name, telephone, url: canonical("/") });
  }
});

test("a validator of rich results finds no error", async () => {
  for (const path of publicPages) {
    const jsonld = Object.fromEntries(graphOf(path).map((thing) => [thing["@type"], [thing]]));
    const issues = await new Validator(null).validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
    expect(issues.filter(({ severity }) => severity === "ERROR")).toEqual([]);
  }
});

test("what only the owner knows is left out of the business until it is known", () => {
  const always = [
    "description",
    "@type",
    "@id",
    "name",
    "url",
    "telephone",
    "image",
    "priceRange",
    "address",
    "areaServed",
  ];
  expect(Object.keys(businessOf({})).sort()).toEqual(always.sort());
  expect(businessOf({}).address).toEqual({
    "@type": "PostalAddress",
    addressLocality: reading.name,
    addressCountry: "GB",
  });
  const { legalIdentity, email } = fullOwner;
  expect(businessOf(fullOwner)).toMatchObject({
    legalName: legalIdentity.name,
    email,
    address: {
      streetAddress: legalIdentity.street,
      addressLocality: legalIdentity.town,
      postalCode: legalIdentity.postcode,
    },
    openingHoursSpecification: fullOwner.openingHours.map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      opens,
      closes,
    })),
  });
  expect(businessOf(fullOwner).openingHoursSpecification?.[0]?.dayOfWeek).toHaveLength(5);
});

test("Prices offers each plan at the price that the page shows, and none without a price", () => {
  const [service] = graphOf("prices/index.html");
  expect(service).toMatchObject({ "@type": "Service", provider: { "@id": `${canonical("/")}#business` } });
  const catalog = service?.hasOfferCatalog as { itemListElement: readonly Thing[] } | undefined;
  const offers = catalog?.itemListElement ?? [];
  const shown = textOf("prices/index.html");
  expect(offers).toHaveLength(pricePlans.length);
  offers.forEach((offer, index) => {
    const { name = "", price } = pricePlans[index] ?? {};
    expect(`${offer.name}`).toContain(name);
    expect(shown).toContain(name);
    expect(offer.lowPrice ? `£${offer.lowPrice}` : "POA").toBe(price);
    expect(shown).toContain(price);
    expect(offer.priceCurrency).toBe(offer.lowPrice && "GBP");
  });
});

test.each(navigation.slice(1))("$path names the way to it from Home", ({ path, label }) => {
  const file = `${path.slice(1)}index.html`;
  const crumbs = graphOf(file).find((thing) => thing["@type"] === "BreadcrumbList");
  expect(crumbs?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: navigation[0]?.label, item: canonical("/") },
    { "@type": "ListItem", position: 2, name: label, item: canonical(path) },
  ]);
  expect(textOf(file)).toContain(label);
});

test("no page gives search engines ratings, reviews or questions", () => {
  for (const path of publicPages) {
    expect(leaves(graphOf(path)).join(" "), path).not.toMatch(/Rating|Review|FAQPage/);
  }
});

test.each(["404.html", "500.html"])("%s is kept from search engines and previews", (path) => {
  const page = readDist(path);
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toMatch(/rel="canonical"|property="og:|application\/ld\+json/);
  expect(readDist("sitemap.xml")).not.toContain(path);
});

test("the sitemap lists exactly the public pages, and robots.txt points to it", () => {
  const listed = [...readDist("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const pages = publicPages.map((file) => `/${file.replace(/index\.html$/, "")}` as const);
  expect(listed.sort()).toEqual(pages.map(canonical).sort());
  expect(readDist("robots.txt")).toContain(`Sitemap: ${canonical("/sitemap.xml")}\n`);
});

test("the contact card holds what visitors save, as telephones read it", () => {
  expect(readDist(contactCardPath.slice(1))).toBe(contactCard);
  const lines = contactCardOf(fullOwner).split("\r\n");
  const { street, town, postcode } = fullOwner.legalIdentity;
  const address = [street, town, "", postcode].map((part) => part.replaceAll(",", "\\,")).join(";");
  expect(lines).toEqual(
    expect.arrayContaining([
      "BEGIN:VCARD",
      `FN:${business.name}`,
      `TEL;TYPE=WORK,VOICE:${mainPhone.href.replace("tel:", "")}`,
      `EMAIL;TYPE=INTERNET:${fullOwner.email}`,
      `ADR;TYPE=WORK:;;${address};United Kingdom`,
      `URL:${canonical("/")}`,
      "END:VCARD",
    ]),
  );
  const note = lines.find((line) => line.startsWith("NOTE:"));
  for (const text of [fullOwner.legalIdentity.name, ...fullOwner.openingHours.map(hoursText)]) {
    expect(note?.replaceAll("\\,", ",")).toContain(text);
  }
  expect(contactCardOf({})).not.toMatch(/EMAIL|ADR/);
  for (const card of [contactCard, contactCardOf(fullOwner)]) {
    expect(card.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  }
});

test("Home and pages outside the navigation have no breadcrumbs", () => {
  expect(breadcrumbs("/")).toBeUndefined();
  expect(breadcrumbs("/404.html")).toBeUndefined();
});
