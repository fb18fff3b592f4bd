import { expect, test } from "vitest";
import { mainPhone } from "../../data/model/phones.ts";
import { lowestPrice, pricePlans } from "../../data/model/prices.ts";
import { desk, lowPhone, lying, open, publicPages, sites } from "./browse.ts";
import { faultsAt, openFrame } from "./frame.ts";

type Box = { readonly y: number; readonly height: number };

const screens = [{ width: 360, height: 640 }, lowPhone, { width: 1280, height: 720 }];

const firstScreens = [
  {
    path: "/",
    says: [".lede", new RegExp(`${lowestPrice}\\b.*no\\sfix,\\sno\\sfee`, "is")],
    parts: ["h1", "main .lede", "main .link-button", "main .phone-link", ".flush-picture", ".flush label"],
  },
  {
    path: "/prices/",
    says: [".price-card-price", new RegExp(`From\\s+${pricePlans[0]?.price}`)],
    parts: [".price-card-price", "main .phone-link"],
  },
] as const;

test("without scroll timelines, Home's call bar stays, and the picture's control is above it in every window from 360 × 640", async () => {
  const frame = await openFrame(sites[0].address, (html) => html.replaceAll("timeline", "unknown"));
  const widths = Array.from({ length: 56 }, (_, index) => 360 + 40 * index);
  const sizes = [640, 720, 1050].flatMap((height) => widths.map((width) => ({ width, height })));
  expect(await faultsAt(frame, sizes, coveredControl)).toEqual([]);
});

/** In the page: the picture's radio buttons that end below the call bar or the window. */
function coveredControl(): string[] {
  const bar = document.querySelector(".call-bar") as Element;
  const { top, bottom } = bar.getBoundingClientRect();
  if (bar.checkVisibility() && bottom !== innerHeight) return ["the call bar moves"];
  return [...document.querySelectorAll(".flush label")]
    .map((label) => label.getBoundingClientRect().bottom - (top || innerHeight))
    .filter((below) => below > 0)
    .map((below) => `${below} px too low`);
}

test.each(firstScreens)(
  "the first screen of $path shows what it is about, what to press and whom to call",
  async ({ path, says, parts }) => {
    const page = await open(path);
    const [part, text] = says;
    expect(await page.locator("main").locator(part).first().innerText()).toMatch(text);
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      const boxOf = (selector: string) => page.locator(selector).first().boundingBox();
      // It ends at the call bar on a phone and at the window's edge on a desktop.
      const end = (await page.getByRole("complementary").count()) && (await boxOf("aside"))?.y;
      const fold = end || viewport.height;
      for (const selector of parts) {
        const { y, height } = (await boxOf(selector)) as Box;
        expect(y + height, `${selector}, ${viewport.width} px`).toBeLessThanOrEqual(fold);
      }
    }
  },
);

/**
 * In the page: the scroll positions where the call bar repeats a link on the screen, or where there is no call. In a low
 * window, stops only where a link begins just below the header.
 */
const barFaults = async () => {
  if (!CSS.supports("timeline-scope: none")) return []; // there it always stays
  const isShown = (link: Element) =>
    link.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true });
  const bar = [...document.querySelectorAll<HTMLAnchorElement>(".call-bar a")];
  const links = [...document.querySelectorAll<HTMLAnchorElement>(":is(main, footer) a")].filter(isShown);
  const header = document.querySelector(".header-bar") as Element;
  const faults: string[] = [];
  await new Promise(requestAnimationFrame); // lays out what the timelines follow
  scrollTo({ top: innerHeight, behavior: "instant" });
  const start = Math.max(0, header.getBoundingClientRect().bottom);
  const last = document.body.scrollHeight - innerHeight;
  const inBar = ({ href }: HTMLAnchorElement) => bar.some((link) => link.href === href);
  const begins = (link: Element) => link.getBoundingClientRect().top + scrollY - start - 4;
  const every120 = Array.from({ length: Math.floor(last / 120) + 1 }, (_, index) => 120 * index);
  const tops = innerHeight < 480 ? links.filter(inBar).map(begins) : every120;
  for (const top of tops.filter((each) => each <= last)) {
    scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame);
    const end = Math.min(innerHeight, ...bar.map((link) => link.getBoundingClientRect().top));
    const shown = innerHeight - end < 30 ? [] : bar.filter(isShown); // it is sliding in or out
    const isBetween = (from: number, to: number) => (link: Element) => {
      const box = link.getBoundingClientRect();
      return box.top >= from && box.bottom <= to;
    };
    const whole = links.filter(isBetween(start, end)).map(({ href }) => href);
    const repeated = shown.filter(({ href }) => whole.includes(href)).map(({ textContent }) => textContent);
    if (repeated.length > 0) faults.push(`${top} px: repeats ${repeated}`);
    const anywhere = links.filter(isBetween(-60, innerHeight + 60));
    if (![...shown, ...anywhere].some(({ href }) => href.startsWith("tel:")))
      faults.push(`${top} px: no call`);
  }
  return faults;
};

test.each(publicPages)(
  "a call is one tap away on $name: on a phone on the page or in the call bar, which repeats no link on the screen, on a desktop in the header",
  async ({ address }) => {
    const page = await open(address, { viewport: lowPhone });
    expect(await page.evaluate(barFaults)).toEqual([]);
    await page.setViewportSize(lying);
    expect(await page.evaluate(barFaults)).toEqual([]);
    const bar = page.getByRole("complementary");
    await page.setViewportSize(desk);
    expect(await bar.count()).toBe(0);
    const numbers = page.getByRole("banner").getByRole("link", { name: mainPhone.label });
    const number = numbers.filter({ visible: true });
    expect(await number.innerText()).toBe(mainPhone.label);
    const { x = 0, width = 0 } = (await number.boundingBox()) ?? {};
    expect(x + width).toBe(desk.width);
  },
);

test("all prices are on one line, including the one with a label below it", async () => {
  const page = await open("/prices/");
  for (const width of [960, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await page
      .locator(".price-card-price")
      .evaluateAll((prices) => prices.map((price) => price.getBoundingClientRect().bottom));
    expect(Math.max(...ends) - Math.min(...ends), `${width} px`).toBeLessThan(0.5);
  }
});
