import type { Frame } from "playwright";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { Photographs } from "../../components/about/Photographs.tsx";
import { overflows } from "../overflows.ts";
import { desk, lowPhone, lying, pages, phone, sites } from "./browse.ts";
import { at, faultsAt, openFrame } from "./frame.ts";
import { layoutFaults, textSettings, visibleWords } from "./layout-faults.ts";

const tablet = { width: 1000, height: 700 };

describe.each(pages)("$name", ({ address }) => {
  let frame: Frame;
  beforeAll(async () => {
    frame = await openFrame(address);
    await frame.addScriptTag({ content: `${visibleWords}` });
  });

  test("leaves most of the screen to its content at 400 % zoom", async () => {
    const [pinned] = await at(frame, [{ width: 320, height: 256 }], pinnedHeight);
    expect(pinned).toBeLessThanOrEqual(256 * 0.25);
  });

  test("has targets of at least 44 px that are 8 px apart", async () => {
    const sizes = [320, 390, 768, 1280].map((width) => ({ width, height: 900 }));
    for (const [index, targets] of (await at(frame, sizes, measure)).entries()) {
      expect(targets.length).toBeGreaterThan(10);
      expect({ ...sizes[index], faults: faults(targets) }).toEqual({ ...sizes[index], faults: [] });
    }
  });

  test("keeps focused elements clear of the header and the call bar, forwards and backwards", async () => {
    expect(await faultsAt(frame, [lowPhone], faultyFocus)).toEqual([]);
  });

  test("has nothing over its header, with the menu closed or open", async () => {
    expect(await faultsAt(frame, [phone, tablet, desk, lying], overHeader)).toEqual([]);
    const button = frame.locator("header button");
    const press = () => button.evaluate((element: HTMLElement) => element.click());
    for (const size of [phone, tablet, lying]) {
      await at(frame, [size], () => {});
      // Resizing closes the menu, perhaps only after the press.
      const openMenu = async () => {
        const expanded = await button.getAttribute("aria-expanded");
        if (expanded !== "true") await press();
        return expanded;
      };
      await expect.poll(openMenu).toBe("true");
      expect({ size, over: await frame.evaluate(overHeader) }).toEqual({ size, over: [] });
      await press();
    }
  });

  test.each(textSettings)(
    "has nothing that overflows, breaks, overlaps or is cut with %s",
    async (_, content) => {
      const style = await frame.addStyleTag({ content });
      onTestFinished(() => style.evaluate((element: HTMLElement) => element.remove()));
      const narrow = [640, 844].map((height) => ({ width: 320, height }));
      const sizes = [...narrow, phone, { width: 768, height: 1024 }, desk];
      const wholePages = sizes.map((size) => ({ ...size, height: 20_000 }));
      const found = await faultsAt(frame, sizes, overflows, layoutFaults);
      found.push(...(await faultsAt(frame, wholePages, covered)));
      expect(found.filter((fault) => !/header takes|alone in its row/.test(fault))).toEqual([]);
    },
  );
});

test("one to ten photographs leave none alone in a row, and are no wider than they say", async () => {
  const lists = Array.from({ length: 10 }, (_, last) => {
    const photographs = Array.from({ length: last + 1 }, (_, index) => {
      return { file: `${index}.jpg`, shows: "A pump", caption: undefined };
    });
    return renderToStaticMarkup(createElement(Photographs, { photographs }));
  });
  const main = `<main>${lists.join("")}</main>`;
  const frame = await openFrame(`${sites[1].address}/about/`, (html) =>
    html.replace(/<main.*<\/main>/s, () => main),
  );
  const sizes = [320, 390, 600, 720, 768, 960, 1280, 1920].map((width) => ({ width, height: 900 }));
  expect(await faultsAt(frame, sizes, badRows)).toEqual([]);
});

test("a picture without styles of its own is as wide as the window at most", async () => {
  const picture = '<img src="/social.png" alt="" width="1200" height="630">';
  const frame = await openFrame(sites[0].address, (html) => html.replace("</main>", `${picture}</main>`));
  expect(await faultsAt(frame, [{ width: 320, height: 640 }], overflows)).toEqual([]);
});

/** In the page: lists with an item alone beside empty space, and pictures wider than their `sizes`. */
function badRows(): string[] {
  return [...document.querySelectorAll("main ul")].flatMap((list) => {
    const items = [...list.children] as HTMLElement[];
    const inLastRow = items.filter(({ offsetTop }) => offsetTop === items.at(-1)?.offsetTop).length;
    const isAlone = inLastRow === 1 && items.length > 1 && 2 * Number(items[0]?.offsetWidth) < innerWidth;
    const { sizes = "", width = 0 } = list.querySelector("img") ?? {};
    const [, query = "", share] = /^(\(.*?\)) (\d+)vw, 100vw$/.exec(sizes) ?? [];
    const isWide = width > (matchMedia(query).matches ? (Number(share) / 100) * innerWidth : innerWidth);
    const faults = [isAlone && "one alone", isWide && `${width} px wide`];
    return faults.flatMap((fault) => (fault ? `${items.length} items: ${fault}` : []));
  });
}

/** Every line of text with something painted over it, except radio buttons, which are invisible over their labels. */
function covered() {
  scrollTo({ top: 0, behavior: "instant" });
  const over = (holder: Element, line: DOMRect) => {
    const top = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    return top === null || top.contains(holder) || top.matches("input, .call-bar, .call-bar *") ? [] : [top];
  };
  const holders = document.querySelectorAll("main :not(svg, svg *, .visually-hidden), footer *");
  return [...holders]
    .filter((holder) => holder.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }))
    .flatMap((holder) => [...holder.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    .flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const tops = [...range.getClientRects()].flatMap((line) => over(text.parentElement as Element, line));
      return tops.map((top) => `${text.textContent?.slice(0, 40)} / ${top.outerHTML.slice(0, 60)}`);
    });
}

/** In the page: the share of the window's height that the header and the call bar take after scrolling. */
function pinnedHeight() {
  scrollTo(0, 600);
  const heights = [...document.querySelectorAll(".header, .header-bar, .call-bar")].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  });
  return Math.max(...heights.slice(0, 2)) + (heights[2] ?? 0);
}

/** The boxes of all targets, except links in sentences, which WCAG 2.5.5 exempts. */
function measure() {
  const inSentence = (element: Element) => {
    const parent = element.closest("p, li, figcaption, summary");
    const text = parent?.textContent?.trim() ?? "";
    return (
      /^inline(-block)?$/.test(getComputedStyle(element).display) && text !== element.textContent?.trim()
    );
  };
  const name = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim() || element.id;
  return [...document.querySelectorAll("a, button, input, summary")]
    .filter((element) => element.checkVisibility() && !element.matches(".skip-link") && !inSentence(element))
    .map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const pinned = element.closest(".call-bar, .header") !== null;
      return { name: name(element), left, top, right, bottom, pinned };
    })
    .filter(({ left, right }) => right > left);
}

type Target = ReturnType<typeof measure>[number];

/** Targets smaller than 44 px, and pairs less than 8 px apart. */
function faults(targets: readonly Target[]): string[] {
  const small = targets
    .filter(({ left, top, right, bottom }) => right - left < 43.9 || bottom - top < 43.9)
    .map(({ name, left, right, top, bottom }) => `${name} ${right - left} × ${bottom - top}`);
  const close = targets.flatMap((one, index) =>
    targets
      .slice(index + 1)
      .filter((other) => one.pinned === other.pinned)
      .filter((other) => one.left < other.right + 7.5 && other.left < one.right + 7.5)
      .filter((other) => one.top < other.bottom + 7.5 && other.top < one.bottom + 7.5)
      .map((other) => `${one.name} / ${other.name}`),
  );
  return [...small, ...close];
}

/** What covers the header's visible links and buttons at any scroll position. */
function overHeader() {
  const targets = [...document.querySelectorAll("header :is(a, button)")];
  const met = () =>
    targets.flatMap((target) => {
      const { x, y, width, height } = target.getBoundingClientRect();
      const scrolled = (target.closest("nav") ?? target).getBoundingClientRect();
      const middle = y + height / 2;
      const inSight = width > 0 && middle > scrolled.top && middle < scrolled.bottom;
      const top = inSight ? document.elementFromPoint(x + width / 2, middle) : null;
      const isClear = top === null || top.closest("header, .call-bar");
      return isClear ? [] : [`${target.textContent} / ${top.outerHTML.slice(0, 60)}`];
    });
  const found = new Set<string>();
  for (let down = 0; down < document.body.scrollHeight; down += 40) {
    scrollTo(0, down);
    for (const each of met()) found.add(each);
  }
  return [...found];
}

/** In the page: elements that can't be focused, or are covered while focused. */
function faultyFocus(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>("main a, main input, main summary, footer a")];
  const stops = all.filter((element) => element.checkVisibility());
  return [...stops, ...stops.toReversed()].flatMap((stop) => {
    stop.focus();
    const { top, bottom } = stop.getBoundingClientRect();
    const header = document.querySelector(".header")?.getBoundingClientRect().bottom ?? 0;
    const bar = document.querySelector(".call-bar")?.getBoundingClientRect().top ?? innerHeight;
    const isSeen = document.activeElement === stop && top >= header && bottom <= bar;
    return isSeen ? [] : [`${stop.outerHTML.slice(0, 80)} ${top} ${bottom}`];
  });
}
