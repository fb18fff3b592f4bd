import Validator from "@adobe/structured-data-validator";
import { expect, test } from "vitest";
import { canonical } from "../../data/address.ts";
import { business } from "../../data/business.ts";
import { contactCardOf } from "../../data/contact-card.ts";
import { hoursText } from "../../data/dates.ts";
import { mainPhone } from "../../data/phones.ts";
import { businessOf } from "../../data/structured-data.ts";
import { reading } from "../../data/towns.ts";
import { fullOwner } from "../full-site.ts";
import { pageFiles, readDist } from "../root.ts";

// tests/snapshot/pages shows the data of each page; owners-changes.test.ts changes the facts in them.

test.each(pageFiles().filter((file) => file.endsWith("index.html")))(
  "%s has valid rich results, but no ratings, reviews or questions",
  async (path) => {
    const block = readDist(path).match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? "";
    expect(block).not.toMatch(/Rating|Review|FAQPage/);
    const graph: readonly { "@type": string }[] = JSON.parse(block)["@graph"];
    const jsonld = Object.fromEntries(graph.map((thing) => [thing["@type"], [thing]]));
    const issues = await new Validator(null).validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
    expect(issues.filter(({ severity }) => severity === "ERROR")).toEqual([]);
  },
);

test("the business has only the owner's known facts", () => {
  const always = "@type @id name url telephone image priceRange address areaServed description".split(" ");
  expect(Object.keys(businessOf({})).sort()).toEqual(always.sort());
  expect(businessOf({}).address).toMatchObject({ addressLocality: reading.name, addressCountry: "GB" });
  const { legalIdentity, email, openingHours } = fullOwner;
  const { name, street, town, postcode } = legalIdentity;
  const known = businessOf(fullOwner);
  expect(known).toMatchObject({
    legalName: name,
    email,
    address: { streetAddress: street, addressLocality: town, postalCode: postcode },
    openingHoursSpecification: openingHours.map(({ opens, closes }) => ({ opens, closes })),
  });
  expect(known.openingHoursSpecification?.[0]?.dayOfWeek).toHaveLength(5);
});

test("the contact card contains what visitors save, in the format that phones read", () => {
  const { legalIdentity, email, openingHours } = fullOwner;
  const { name, street, town, postcode } = legalIdentity;
  const escaped = (text: string) => text.replaceAll(",", "\\,");
  expect(contactCardOf(fullOwner).split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${business.name};;;;`,
    `FN:${business.name}`,
    `ORG:${business.name}`,
    `TEL;TYPE=WORK,VOICE:${mainPhone.href.replace("tel:", "")}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    `ADR;TYPE=WORK:;;${[street, town, "", postcode].map(escaped).join(";")};United Kingdom`,
    `URL:${canonical("/")}`,
    `NOTE:${escaped([business.trade, name, ...openingHours.map(hoursText)].join("\\n"))}`,
    "X-ABSHOWAS:COMPANY",
    "END:VCARD",
    "",
  ]);
  expect(contactCardOf({})).not.toMatch(/EMAIL|ADR|[^\r]\n/);
});
