import { expect, test } from "vitest";
import { canonical } from "../../data/address.ts";
import { business } from "../../data/business.ts";
import { contactCard, contactCardPath } from "../../data/contact-card.ts";
import { mainPhone } from "../../data/phones.ts";
import { lowestPrice, pricePlans } from "../../data/prices.ts";
import { breadcrumbs } from "../../data/structured-data.ts";
import { towns } from "../../data/towns.ts";
import { readDist } from "../root.ts";

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

test("Home tells machines of the business what it tells people, and no more", () => {
  const [thing, ...more] = graphOf("index.html");
  expect(more).toEqual([]);
  expect(thing).toMatchObject({
    "@type": "HVACBusiness",
    name: business.name,
    url: canonical("/"),
    telephone: mainPhone.href.replace("tel:", ""),
    priceRange: `From ${lowestPrice}`,
    address: { "@type": "PostalAddress", addressLocality: "Reading", addressCountry: "GB" },
  });
  const [circle, ...cities] = (thing?.areaServed ?? []) as readonly Thing[];
  expect(circle).toMatchObject({ "@type": "GeoCircle", geoRadius: "40234" });
  expect(cities.map(({ name }) => name)).toEqual(towns.map(({ name }) => name));
  const known = ["@type", "@id", "name", "url", "telephone", "image", "priceRange", "address", "areaServed"];
  expect(Object.keys(thing ?? {}).filter((key) => !known.includes(key))).toEqual([]);
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
    const specification = offer.priceSpecification as Thing | undefined;
    expect(specification ? `£${specification.minPrice}` : "POA").toBe(price);
    expect(shown).toContain(price);
    expect(specification?.priceCurrency).toBe(specification && "GBP");
  });
});

test.each([
  ["about/index.html", "About Us", "/about/"],
  ["services/index.html", "Services", "/services/"],
  ["areas/index.html", "Areas Covered", "/areas/"],
  ["prices/index.html", "Prices & Booking", "/prices/"],
] as const)("%s names the way to it from Home", (path, label, address) => {
  const crumbs = graphOf(path).find((thing) => thing["@type"] === "BreadcrumbList");
  expect(crumbs?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: canonical("/") },
    { "@type": "ListItem", position: 2, name: label, item: canonical(address) },
  ]);
  expect(textOf(path)).toContain(label);
});

test("no page claims ratings, hours, a street, or questions for a search engine", () => {
  for (const path of ["index.html", "about/index.html", "services/index.html", "prices/index.html"]) {
    expect(leaves(graphOf(path)).join(" ")).not.toMatch(/Rating|Review|FAQPage|OpeningHours/);
    expect(JSON.stringify(graphOf(path))).not.toMatch(/streetAddress|postalCode|openingHours|foundingDate/);
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
  const pages = ["/about/", "/areas/", "/", "/prices/", "/services/"] as const;
  expect(listed).toEqual(pages.map(canonical));
  expect(readDist("robots.txt")).toContain(`Sitemap: ${canonical("/sitemap.xml")}\n`);
});

test("the contact card holds the name and the number of the site, as telephones read them", () => {
  expect(readDist(contactCardPath.slice(1))).toBe(contactCard);
  expect(contactCard.split("\r\n")).toEqual(
    expect.arrayContaining([
      "BEGIN:VCARD",
      `FN:${business.name}`,
      `TEL;TYPE=WORK,VOICE:${mainPhone.href.replace("tel:", "")}`,
      `URL:${canonical("/")}`,
      "END:VCARD",
    ]),
  );
  expect(contactCard.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("no way leads to Home, nor to a page that the navigation does not show", () => {
  expect(breadcrumbs("/")).toBeUndefined();
  expect(breadcrumbs("/404.html")).toBeUndefined();
  expect(breadcrumbs("/prices/")?.itemListElement.map(({ name }) => name)).toEqual([
    "Home",
    "Prices & Booking",
  ]);
});
