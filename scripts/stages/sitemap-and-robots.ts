import { type OutputFile, textFile } from "../output-file.ts";
import { addressOf } from "../paths.ts";
import type { LoadedSite } from "./load.ts";

/** Lists the pages for search engines: robots.txt, and sitemap.xml without dates, because none are known. */
export function sitemapAndRobots({ pages, data }: LoadedSite): readonly OutputFile[] {
  const listed = pages.filter(({ meta }) => !meta.noindex);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listed.map(({ output }) => `<url><loc>${data.canonical(addressOf(output))}</loc></url>`).join("\n")}
</urlset>
`;
  const robots = `User-agent: *\nDisallow:\n\nSitemap: ${data.canonical("/sitemap.xml")}\n`;
  const from = "scripts/stages/sitemap-and-robots.ts";
  return [textFile("sitemap.xml", sitemap, from), textFile("robots.txt", robots, from)];
}
