import { basePath, canonical, href, type SitePath } from "../../data/address.ts";
import { business } from "../../data/business.ts";
import { socialPicture } from "../../data/social-picture.ts";
import { breadcrumbs } from "../../data/structured-data.ts";
import type { PageMeta } from "../../scripts/contract.ts";
import { DataBlock } from "./DataBlock.tsx";

/** A public page, as machines are told of it. */
type Announced = { readonly path: SitePath; readonly meta: PageMeta };

/** What search engines and previews read in the head of a public page. */
export function SocialTags({ path, meta }: Announced) {
  return (
    <>
      <link rel="canonical" href={canonical(path)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:locale" content="en_GB" />
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

/** What the page speaks of, and the way to it from Home, as linked data. */
export function StructuredData({ path, meta }: Announced) {
  const graph = [...(meta.structuredData ?? []), breadcrumbs(path)].filter((thing) => thing !== undefined);
  return (
    <DataBlock type="application/ld+json" data={{ "@context": "https://schema.org", "@graph": graph }} />
  );
}

/**
 * Lets a browser that can render a page of ours as soon as the visitor means to go there. Nothing outside the site,
 * and no file: those would be fetched for nothing.
 */
export function SpeculationRules() {
  const where = { and: [{ href_matches: `${basePath}*` }, { not: { href_matches: href("/*.*") } }] };
  return <DataBlock type="speculationrules" data={{ prerender: [{ where, eagerness: "moderate" }] }} />;
}
