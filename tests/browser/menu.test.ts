import { expect, test } from "vitest";
import { navigation } from "../../data/copy/navigation.ts";
import { mainPhone } from "../../data/model/facts.ts";
import { desktop, landscapePhone, phone, shortPhone } from "./harness/devices.ts";
import { click, engine, engineName, evaluate, open, until } from "./harness/page.ts";
import { pageAt } from "./harness/site-pages.ts";
import { openFrame, runAtSizes } from "./harness/unpainted-frame.ts";

const button = "header button";
const [shown = "", other = ""] = navigation.map(({ path }) => path);
const closed = { expanded: "false", hasLinks: false, hasCallBar: true, scrolls: true, inert: [] };
const covered = ["main", "footer", "aside"];
const opened = { expanded: "true", hasLinks: true, hasCallBar: false, scrolls: false, inert: covered };

const menu = () =>
  evaluate(() => {
    const isShown = (selector: string) => document.querySelector(selector)?.getClientRects().length !== 0;
    return {
      expanded: document.querySelector("header button")?.getAttribute("aria-expanded"),
      hasLinks: isShown("header nav a"),
      hasCallBar: isShown("aside"),
      scrolls: getComputedStyle(document.documentElement).overflowY === "visible",
      inert: [...document.querySelectorAll("[inert]")].map(({ localName }) => localName),
    };
  });
/** The focused part of the header, and the menu. */
const focusAndMenu = async () => [
  await evaluate(
    () => document.activeElement?.closest("header nav, header button")?.localName ?? "elsewhere",
  ),
  await menu(),
];
const pressTab = async (times: number) => {
  for (let count = 0; count < times; count++) await engine.press("Tab");
};

test.each<readonly [what: string, close: () => Promise<unknown>]>([
  ["its button", () => click(button, "nearest")],
  ["Escape", () => engine.press("Escape")],
  [
    "a link, even before its page is shown,",
    async () => {
      await evaluate(() => addEventListener("click", (event) => event.preventDefault()));
      await click("header nav a", "nearest");
    },
  ],
])("%s closes the menu, and the page scrolls again", async (_, close) => {
  await open(shown);
  await evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await expect.poll(menu).toEqual(closed);
  await click(button, "nearest");
  await expect.poll(menu).toEqual(opened);
  await close();
  await expect.poll(menu).toEqual(closed);
});

test("only while the menu is open, Escape closes it and returns the focus to its button", async () => {
  await open(shown);
  await engine.press("Escape");
  expect(await focusAndMenu()).toEqual(["elsewhere", closed]);
  await evaluate(() => document.querySelector<HTMLElement>("header button")?.focus());
  await engine.press("Enter");
  await pressTab(1);
  await expect.poll(focusAndMenu).toEqual(["nav", opened]);
  await engine.press("Escape");
  await expect.poll(focusAndMenu).toEqual(["button", closed]);
});

test("a link in the menu leads to its page, and the menu is closed there and after going back", async () => {
  await open(shown);
  await click(button);
  await click(`header nav a[href="${other}"]`);
  const isThere = (path: string) => location.pathname === path && document.readyState === "complete";
  await until(isThere, other);
  await expect.poll(menu).toEqual(closed);
  if (engineName !== "chromium") return; // WebKit's driver may wait forever for a page that is left
  await evaluate(() => void setTimeout(() => history.back()));
  await until(isThere, shown);
  await expect.poll(menu).toEqual(closed);
});

test.each([desktop, landscapePhone])(
  "a window of $width × $height px closes the menu, and the page scrolls again",
  async (window) => {
    await open(shown);
    await click(button);
    await engine.resize(window.width, window.height);
    await expect.poll(menu).toMatchObject({ expanded: "false", scrolls: true, hasLinks: window === desktop });
    expect(await evaluate(() => document.querySelector("header button")?.checkVisibility())).toBe(
      window !== desktop,
    );
    await engine.resize(phone.width, phone.height);
    await expect.poll(menu).toEqual(closed);
  },
);

test("the mark of a sixth page is in full view in the header, and in a phone's menu", async () => {
  await openFrame(pageAt(other), (html) =>
    html.replace(
      /<li><a [^>]*aria-current.*?<\/li>/,
      "$&<li><a href=/ aria-current=page>Boiler Care</a></li>",
    ),
  );
  const marks = await runAtSizes([desktop, shortPhone], () => {
    const menuButton = document.querySelector<HTMLElement>("header button");
    if (menuButton?.checkVisibility()) menuButton.click();
    const links = [...document.querySelectorAll("header [aria-current=page]")];
    return links.map((link) => {
      const { left, right, bottom } = link.getBoundingClientRect();
      const mark = getComputedStyle(link, "::after");
      const isInside = left >= 0 && right <= innerWidth && bottom <= innerHeight;
      return (
        isInside &&
        mark.blockSize === "8px" &&
        document.elementFromPoint((left + right) / 2, bottom - 4) === link
      );
    });
  });
  expect(marks).toEqual([
    [true, true],
    [true, true],
  ]);
});

if (engineName === "chromium") {
  test("in a low window with text at 200 %, each link of the menu can be reached with the keyboard", async () => {
    await open(shown, { viewport: { width: 390, height: 500 } });
    await evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await click(button, "nearest");
    const hidden = await evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("header nav a")].flatMap((link) => {
        link.focus();
        const { x, width, top, bottom } = link.getBoundingClientRect();
        const heights = [top + 1, (top + bottom) / 2, bottom - 1];
        const isSeen = heights.every((y) => link.contains(document.elementFromPoint(x + width / 2, y)));
        return isSeen ? [] : [`${link.textContent} at ${top} to ${bottom} of ${innerHeight}`];
      }),
    );
    expect(hidden).toEqual([]);
  });

  test("a browser without range queries shows every link and no button", async () => {
    await openFrame(pageAt(shown), (html) => html.replace(/@media[^{]*[<>][^{]*/g, "@media not all"));
    const [shownParts] = await runAtSizes([phone], () =>
      [...document.querySelectorAll("header :is(button, nav a)")]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => part.textContent),
    );
    expect(shownParts).toEqual([
      ...navigation.map(({ label }) => label),
      mainPhone.label,
      "Get a Free Quote",
    ]);
  });
}
