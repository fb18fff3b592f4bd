import { expect, test } from "vitest";
import { evaluate, open } from "./harness/page.ts";
import { paths, site } from "./harness/site-pages.ts";

test("no page has an error in its script or violates its own policy, unlike a faulty one", async () => {
  await open("/frame");
  for (const path of paths) {
    const html = await (await fetch(site.address + path)).text();
    await evaluate(show, path, html.replaceAll("'self'", site.address)); // Firefox knows no 'self' in such a frame
  }
  const faulty = `<!doctype html><meta http-equiv="Content-Security-Policy" content="style-src 'none'">
    <style>p { color: red }</style><script>noSuchFunction()</script>`;
  await evaluate(show, "faulty", faulty);
  const errors = () => evaluate(() => Reflect.get(window, "errors"));
  await expect.poll(errors).toHaveLength(2);
  expect(await errors()).toEqual(expect.arrayContaining(["faulty: style-src-elem"]));
});

/** In the page: shows a page in a new frame and collects its errors. */
function show(name: string, html: string): void {
  const errors: string[] = Reflect.get(window, "errors") ?? [];
  Object.assign(window, { errors });
  const { contentWindow } = document.body.appendChild(document.createElement("iframe"));
  if (!contentWindow) return;
  contentWindow.document.open(); // removes listeners
  contentWindow.addEventListener("error", ({ message }) => errors.push(`${name}: ${message}`));
  contentWindow.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
    errors.push(`${name}: ${effectiveDirective}`),
  );
  contentWindow.document.write(html);
  contentWindow.document.close();
}
