import { expect, test } from "vitest";
import { flushStates } from "../../../data/illustration.ts";
import { navigation } from "../../../data/navigation.ts";
import type { Visit } from "../visit.ts";
import { shown } from "./flush.ts";

export function darkTest({ open, run }: Visit): void {
  test("a dark page is dark, and its text light", async () => {
    await open("/", { settings: ["dark"] });
    const [paper = [], ink = []] = await run(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color].map((colour) => (colour.match(/\d+/g) ?? []).map(Number));
    });
    expect(Math.max(...paper)).toBeLessThan(40);
    expect(Math.min(...ink)).toBeGreaterThan(215);
  });
}

export function noScriptTest({ open, run, until, click }: Visit): void {
  test("without JavaScript there is no button, every link is in sight, and the picture works", async () => {
    await open("/", { settings: ["noScript"] });
    const visible = await run(() =>
      [...document.querySelectorAll("header :is(button, nav li:not(:last-child) a)")]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.getAttribute("href")),
    );
    expect(visible).toEqual(navigation.map(({ path }) => path));
    const { name, caption } = flushStates[2];
    const value = name.toLowerCase();
    await click(`input[value=${value}] + label`);
    expect(await run(shown)).toEqual({ value, texts: [caption] });
    const to = visible.at(-1) ?? "";
    await click(`header nav a[href="${to}"]`);
    expect(await until((path) => location.pathname === path, to)).toBe(true);
  });
}
