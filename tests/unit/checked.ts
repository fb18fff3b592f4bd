import type { Problem, SiteData } from "../../scripts/contract.ts";
import type { HtmlFile } from "../../scripts/output/output-file.ts";
import { check } from "../../scripts/stages/check.ts";
import { secure } from "../../scripts/stages/secure.ts";
import { noFacts } from "./fixture.ts";

/** The facts of a bakery's site. */
export const data: SiteData = {
  ...noFacts,
  phones: [{ label: "01632 960123", href: "tel:+441632960123" }],
  figures: ["£42"],
  displayCharacters: "Cacef",
};

const icon = { path: "icon.svg", from: "static/icon.svg", contents: "<svg/>" };

/** A head that passes all checks. */
export function headOf(path: string, more = ""): string {
  const description = `What a visitor finds at ${path}, said at some length, as the list of results shows it.`;
  return `<title>${path}</title><meta name="description" content="${description}">${more}`;
}

/** A page that passes all checks, except for a test's additions. */
export function page(path: string, body: string, head = headOf(path)): HtmlFile {
  const from = `pages/${path.replace(/\/?index\.html$/, "") || "index"}.tsx`;
  const heading = body.includes("<h1") ? "" : "<h1>Heading</h1>";
  const contents = `<!doctype html><html><head>${head}</head><body>${heading}${body}</body></html>`;
  return secure({ path, from, contents });
}

/** "file: message" for each problem. */
export const told = (problems: readonly Problem[]) =>
  problems.map(({ places, message }) => `${places}: ${message}`);

/** The problems of these pages, in a site with an icon and a Home that links to them. */
export function faultsOf(pages: readonly HtmlFile[], site = data): string[] {
  const links = pages.map(
    ({ path }) => `<a href="${site.basePath}${path.replace(/index\.html$/, "")}">x</a>`,
  );
  const linked = pages.map((page) =>
    page.path === "index.html"
      ? { ...page, contents: page.contents.replace("</body>", `${links.join("")}</body>`) }
      : page,
  );
  return told(check([...linked, icon], site));
}

const withoutFile = (fault: string) => fault.replace("pages/index.tsx: ", "");

/** The problems of a page with this body, without the page's name. */
export const faultsIn = (body: string, site = data) =>
  faultsOf([page("index.html", body)], site).map(withoutFile);

/** The problems of a page with this addition to its head. */
export const faultsInHead = (more: string) =>
  faultsOf([page("index.html", "", headOf("index.html", more))]).map(withoutFile);
