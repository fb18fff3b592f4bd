import type { SiteData } from "../contract.ts";
import type { OutputFile } from "../output/output-file.ts";
import type { Page } from "./load.ts";

/** Lists the pages for search engines: sitemap.xml, which has no dates because none are known, and robots.txt. */
export function announce(pages: readonly Page[], { origin, basePath }: SiteData): readonly OutputFile[] {
  const root = origin + basePath;
  const addresses = pages
    .filter(({ meta }) => !meta.noindex)
    .map(({ path }) => `<url><loc>${root}${path.slice(1)}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    "</urlset>",
    "",
  ];
  const robots = ["User-agent: *", "Allow: /", "", `Sitemap: ${root}sitemap.xml`, ""];
  const from = "scripts/stages/announce.ts";
  return [
    { path: "sitemap.xml", contents: sitemap.join("\n"), from },
    { path: "robots.txt", contents: robots.join("\n"), from },
  ];
}
