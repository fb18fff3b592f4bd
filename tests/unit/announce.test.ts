import { expect, test } from "vitest";
import { announce } from "../../scripts/stages/announce.ts";
import type { Page } from "../../scripts/stages/load.ts";
import { data } from "./checked.ts";

const page = (path: string, noindex?: true): Page => ({
  file: `pages${path}`,
  path,
  output: path,
  meta: { title: path, description: path, ...(noindex && { noindex }) },
  Body: () => null,
  modules: [],
  computedCss: "",
});
test("the sitemap and robots.txt follow the origin and the folder, and leave out hidden pages", () => {
  const [sitemap, robots] = announce([page("/"), page("/404.html", true), page("/a&b/")], {
    ...data,
    basePath: "/bakery/",
  });
  expect(sitemap?.path).toBe("sitemap.xml");
  expect(`${sitemap?.contents}`.match(/<loc>.*?<\/loc>/g)).toEqual([
    "<loc>https://example.org/bakery/</loc>",
    "<loc>https://example.org/bakery/a&amp;b/</loc>",
  ]);
  expect(robots?.contents).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://example.org/bakery/sitemap.xml\n",
  );
});
