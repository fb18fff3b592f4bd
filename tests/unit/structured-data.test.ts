import Validator from "@adobe/structured-data-validator";
import { expect, test } from "vitest";
import { canonical } from "../../data/address.ts";
import { business } from "../../data/business.ts";
import { contactCard, contactCardOf, contactCardPath } from "../../data/contact-card.ts";
import { hoursText } from "../../data/dates.ts";
import { navigation } from "../../data/navigation.ts";
import { mainPhone } from "../../data/phones.ts";
import { lowestPrice, pricePlans } from "../../data/prices.ts";
import { businessOf } from "../../data/structured-data.ts";
import { radiusMiles, reading, towns } from "../../data/towns.ts";
import { fullOwner } from "../full-site.ts";
import { pageFiles, readDist } from "../root.ts";
import { textOf } from "./dom.ts";

const geoRadius = `${Math.round(radiusMiles * 1609.344)}`;
const telephone = mainPhone.href.replace("tel:", "");
const publicPages = pageFiles().filter((file) => file.endsWith("index.html"));

type Thing = { readonly "@type": string; readonly [property: string]: unknown };

/** The items in a page's structured data. */
function graphOf(path: string): readonly Thing[] {
  const block = readDist(path).match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? "";
  const { "@context": context, "@graph": graph } = JSON.parse(block);
  expect(context).toBe("https://schema.org");
  return graph;
}

const thingOf = (path: string, type: string) => graphOf(path).find((thing) => thing["@type"] === type);

const readOn = (path: string) => textOf(readDist(path));

test("Home describes the business to machines exactly as to people", () => {
  expect(graphOf("index.html")).toEqual([
    { "@type": "WebSite", name: business.name, url: canonical("/") },
    expect.objectContaining({
      "@type": "HVACBusiness",
      name: business.name,
      url: canonical("/"),
      telephone,
      priceRange: `From ${lowestPrice}`,
      address: expect.objectContaining({ "@type": "PostalAddress", addressCountry: "GB" }),
      areaServed: expect.objectContaining({ "@type": "GeoCircle", geoRadius }),
    }),
  ]);
});

test("Areas lists the radius and every town, with districts as places", () => {
  const areas = thingOf("areas/index.html", "Service")?.areaServed;
  const [circle, ...places] = areas as readonly Thing[];
  expect(circle).toMatchObject({ "@type": "GeoCircle", geoRadius });
  expect(places.map((place) => [place["@type"], place.name])).toEqual(
    towns.map(({ name, isDistrict }) => [isDistrict ? "Place" : "City", name]),
  );
  for (const { name, county } of towns) expect(readOn("areas/index.html")).toContain(county ?? name);
});

test.each(["services", "areas", "prices"])("%s/ names the provider of the service in full", (page) => {
  const provider = {
    "@id": `${canonical("/")}#business`,
    name: business.name,
    telephone,
    url: canonical("/"),
  };
  expect(thingOf(`${page}/index.html`, "Service")).toMatchObject({ provider });
});

test.each(publicPages)("%s has valid rich results, but no ratings, reviews or questions", async (path) => {
  const jsonld = Object.fromEntries(graphOf(path).map((thing) => [thing["@type"], [thing]]));
  expect(JSON.stringify(jsonld)).not.toMatch(/Rating|Review|FAQPage/);
  const issues = await new Validator(null).validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  expect(issues.filter(({ severity }) => severity === "ERROR")).toEqual([]);
});

test("the business has only the owner's known facts", () => {
  const always = "@type @id name url telephone image priceRange address areaServed description".split(" ");
  expect(Object.keys(businessOf({})).sort()).toEqual(always.sort());
  expect(businessOf({}).address).toEqual({
    "@type": "PostalAddress",
    addressLocality: reading.name,
    addressCountry: "GB",
  });
  const { legalIdentity, email, openingHours } = fullOwner;
  const { name, street, town, postcode } = legalIdentity;
  const known = businessOf(fullOwner);
  expect(known).toMatchObject({
    legalName: name,
    email,
    address: { streetAddress: street, addressLocality: town, postalCode: postcode },
    openingHoursSpecification: openingHours.map(({ opens, closes }) => {
      return { "@type": "OpeningHoursSpecification", opens, closes };
    }),
  });
  expect(known.openingHoursSpecification?.[0]?.dayOfWeek).toHaveLength(5);
});

test("Prices offers each plan at its price on the page, and none without a price", () => {
  const catalog = thingOf("prices/index.html", "Service")?.hasOfferCatalog;
  const offers = (catalog as { itemListElement: readonly Thing[] }).itemListElement;
  const shown = readOn("prices/index.html");
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

test.each(navigation.slice(1))("$path has breadcrumbs from Home", ({ path, label }) => {
  const file = `${path.slice(1)}index.html`;
  expect(thingOf(file, "BreadcrumbList")?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: navigation[0]?.label, item: canonical("/") },
    { "@type": "ListItem", position: 2, name: label, item: canonical(path) },
  ]);
  expect(readOn(file)).toContain(label);
});

test.each(["404.html", "500.html"])("%s has nothing for search engines and previews", (path) => {
  const page = readDist(path);
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toMatch(/rel="canonical"|property="og:|application\/ld\+json/);
  expect(readDist("sitemap.xml")).not.toContain(path);
});

test("the contact card contains what visitors save, in the format that phones read", () => {
  expect(readDist(contactCardPath.slice(1))).toBe(contactCard);
  const lines = contactCardOf(fullOwner).split("\r\n");
  const { name, street, town, postcode } = fullOwner.legalIdentity;
  const address = [street, town, "", postcode].map((part) => part.replaceAll(",", "\\,")).join(";");
  for (const line of [
    "BEGIN:VCARD",
    `FN:${business.name}`,
    `TEL;TYPE=WORK,VOICE:${telephone}`,
    `EMAIL;TYPE=INTERNET:${fullOwner.email}`,
    `ADR;TYPE=WORK:;;${address};United Kingdom`,
    `URL:${canonical("/")}`,
    "END:VCARD",
  ]) {
    expect(lines).toContain(line);
  }
  const note = lines.find((line) => line.startsWith("NOTE:"))?.replaceAll("\\,", ",");
  for (const text of [name, ...fullOwner.openingHours.map(hoursText)]) expect(note).toContain(text);
  expect(contactCardOf({})).not.toMatch(/EMAIL|ADR/);
  for (const card of [contactCard, contactCardOf(fullOwner)]) {
    expect(card.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  }
});
