import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { plans } from "../../data/model/plans.ts";
import { distOf, factSets, temporaryFolder } from "../built-sites.ts";
import { pageFiles, root } from "../root.ts";

/** The JSON of each page that has any. */
const graphsOf = (dist: string) =>
  pageFiles(dist).flatMap((path) => {
    const html = readFileSync(join(dist, path), "utf8");
    return /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/s.exec(html)?.[0] ?? [];
  });

test("structured data has only types and properties of schema.org, with values of the right kinds", () => {
  const file = join(temporaryFolder(afterAll, "schema-"), "graphs.ts");
  const graphs = factSets.flatMap((facts) => graphsOf(distOf(facts)));
  expect(graphs.length).toBeGreaterThan(10);
  const typed = graphs.map((json) => `(${json}) satisfies Graph;`).join("\n");
  writeFileSync(file, `import type { Graph } from "${join(root, "node_modules/schema-dts")}";\n${typed}\n`);
  const options =
    "--noEmit --ignoreConfig --strict --skipLibCheck --module esnext --moduleResolution bundler";
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  expect(execFileSync("node", [tsc, ...options.split(" "), file], { encoding: "utf8" })).toBe("");
});

test("each plan is an offer, with its lowest price in pounds unless it needs a quote", () => {
  const offers = JSON.parse(`[${graphsOf(distOf("usual")).join()}]`, (name, value) =>
    name === "@graph" ? value.flatMap((item: Item) => item.hasOfferCatalog?.itemListElement ?? []) : value,
  ).flatMap((graph: { "@graph": object[] }) => graph["@graph"]);
  const expected = plans.map(({ price }) =>
    price === null
      ? expect.not.objectContaining({ priceSpecification: expect.anything() })
      : expect.objectContaining({
          "@type": "Offer",
          priceSpecification: { "@type": "PriceSpecification", minPrice: price, priceCurrency: "GBP" },
        }),
  );
  expect(offers).toEqual(expected);
});

type Item = { readonly hasOfferCatalog?: { readonly itemListElement: readonly object[] } };
