import { expect, test } from "vitest";
import { navigation } from "../../../data/navigation.ts";
import { desk, phone, type Visit } from "../visit.ts";

const button = "header button[aria-expanded]";
const paths = navigation.map(({ path }) => path);
const closed = { expanded: false, visible: false };
const opened = { expanded: true, visible: true };

export function menuTests({ open, run, until, click, engine }: Visit): void {
  /** The button's state, whether the links are visible, and the focused part of the header. */
  const menu = () =>
    run(() => ({
      expanded: document.querySelector("header button")?.getAttribute("aria-expanded") === "true",
      visible: (document.querySelector("header nav a")?.getClientRects().length ?? 0) > 0,
      focus: document.activeElement?.closest("header nav, header button")?.localName ?? "elsewhere",
    }));

  test("the menu's button opens and closes it", async () => {
    await open("/");
    expect(await menu()).toMatchObject(closed);
    await click(button);
    expect(await menu()).toMatchObject(opened);
    await click(button);
    expect(await menu()).toMatchObject(closed);
  });

  test("Escape closes the menu and returns the focus to its button", async () => {
    await open("/");
    await run(() => document.querySelector<HTMLElement>("header button")?.focus());
    await engine.press("Enter");
    await engine.press("Tab");
    expect(await menu()).toEqual({ ...opened, focus: "nav" });
    await engine.press("Escape");
    expect(await menu()).toEqual({ ...closed, focus: "button" });
  });

  test("a click outside closes the menu", async () => {
    await open("/");
    await click(button);
    await engine.click(phone.width / 2, phone.height - 100);
    expect(await menu()).toMatchObject(closed);
  });

  test("a link in the menu leads to its page, where the menu is closed", async () => {
    const [from = "", to = ""] = paths;
    await open(from);
    await click(button);
    await click(`header nav a[href="${to}"]`);
    const isThere = (path: string) => location.pathname === path && document.readyState === "complete";
    expect(await until(isThere, to)).toBe(true);
    expect(await menu()).toMatchObject(closed);
  });

  test("a wider window closes the menu, and the page scrolls again", async () => {
    await open("/");
    await click(button);
    expect(await run(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await engine.resize(desk.width, desk.height);
    expect(await until(() => document.querySelector("header button")?.getClientRects().length === 0)).toBe(
      true,
    );
    await engine.resize(phone.width, phone.height);
    expect(await menu()).toMatchObject(closed);
    expect(await run(() => getComputedStyle(document.documentElement).overflowY)).toBe("visible");
  });
}
