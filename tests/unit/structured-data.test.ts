import { expect, test } from "vitest";
import { describedService, localBusiness, powerFlush, serviceArea } from "../../data/copy/structured-data.ts";
import { owner } from "../../data/model/facts.ts";
import { plans } from "../../data/model/plans.ts";

test("structured data offers each plan that has a price, and no other", () => {
  const priced = plans.filter(({ price }) => price !== null);
  expect(priced.length).toBeLessThan(plans.length);
  expect(powerFlush.hasOfferCatalog.itemListElement).toMatchObject(
    priced.map(({ price: minPrice }) => ({ "@type": "Offer", priceSpecification: { minPrice } })),
  );
});

test.each([
  ["Services", describedService],
  ["Areas", serviceArea],
  ["Prices", powerFlush],
])("in the structured data of %s, the provider has its name beside its @id", (_page, { provider }) => {
  expect(provider).toEqual({
    "@type": localBusiness["@type"],
    "@id": localBusiness["@id"],
    name: localBusiness.name,
  });
});

test("structured data says nothing of VAT if the business isn't registered for it", () => {
  expect(owner.vat).toBe("not registered");
  expect(JSON.stringify(powerFlush)).not.toContain("valueAddedTax");
});
