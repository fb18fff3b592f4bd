import { socialPicture } from "../../data/copy/social-picture.ts";
import { breadcrumbs } from "../../data/copy/structured-data.ts";
import { canonical, type SitePath } from "../../data/model/address.ts";
import { business } from "../../data/model/facts.ts";
import type { PageMeta } from "../../scripts/contract.ts";

/** A public page. */
type Public = { readonly path: SitePath; readonly meta: PageMeta };

/** The metadata that search engines and previews read in the head of a public page. */
export function SocialTags({ path, meta }: Public) {
  return (
    <>
      <link rel="canonical" href={canonical(path)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={canonical(path)} />
      <meta property="og:image" content={canonical(socialPicture.path)} />
      <meta property="og:image:width" content={`${socialPicture.width}`} />
      <meta property="og:image:height" content={`${socialPicture.height}`} />
      <meta property="og:image:alt" content={socialPicture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** What the page is about, and the path to it from Home, as linked data. */
export function StructuredData({ path, meta }: Public) {
  const graph = [...(meta.structuredData ?? []), breadcrumbs(path)].filter((thing) => thing !== undefined);
  return (
    <DataBlock type="application/ld+json" data={{ "@context": "https://schema.org", "@graph": graph }} />
  );
}

/**
 * Lets browsers prerender a page of this site when the visitor is about to follow a link to it. Unlike files, pages have
 * addresses that end in a slash.
 */
export function SpeculationRules() {
  const where = { href_matches: "/{*/}?" };
  return <DataBlock type="speculationrules" data={{ prerender: [{ where, eagerness: "moderate" }] }} />;
}

/** A script element that contains data and runs nothing. No text in the data can close it. */
function DataBlock({ type, data }: { readonly type: string; readonly data: unknown }) {
  return <script type={type}>{JSON.stringify(data).replaceAll("<", "\\u003c")}</script>;
}
