import { expect, test } from "vitest";
import { navigation } from "../../data/copy/navigation.ts";
import { mainPhone } from "../../data/model/facts.ts";
import { can, click, evaluate, open, until } from "./harness/page.ts";

const settings = ["noScript"] as const;

if (can("noScript")) {
  test("without JavaScript, the header shows every link, no menu button and no call bar; its name and number stay on the screen", async () => {
    await open("/", { settings });
    const links = await evaluate(() =>
      [...document.querySelectorAll("header :is(button, a), aside")]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.getAttribute("href")),
    );
    const [name, number] = ["/", mainPhone.href];
    const paths = navigation.map(({ path }) => path);
    expect(links.slice(0, -1)).toEqual([name, number, ...paths, number]);
    const quote = `${links.at(-1)}`;
    expect(paths).toContain(quote);
    const tops = await evaluate(() => {
      scrollTo({ top: 1500, behavior: "instant" });
      return [...document.querySelectorAll("header a")].map((link) => link.getBoundingClientRect().top);
    });
    expect(tops.map((top) => top >= 0 && top < 30)).toEqual(links.map((_, index) => index < 2));
    await click(`header nav a[href="${quote}"]`);
    await until((path) => location.pathname === path, quote);
  });
}
