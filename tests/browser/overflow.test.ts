import { describe, expect, test } from "vitest";
import { allPaths, startBrowser } from "./browse.ts";

const { open } = startBrowser();

describe("no page scrolls sideways at any width from 320 to 1440 px", () => {
  test.each(allPaths)("%s", async (path) => {
    const page = await open(path);
    const origin = new URL(page.url()).origin;
    // In a frame of its own, each width is a layout and no more; media queries there see the frame's width.
    await page.route("**/frame", (route) =>
      route.fulfill({ contentType: "text/html", body: "<iframe height=800></iframe>" }),
    );
    await page.goto(`${origin}/frame`);
    const wide = await page.evaluate(async (address) => {
      const frame = document.querySelector("iframe") as HTMLIFrameElement;
      const html = await (await fetch(address)).text(); // as it was sent, the page refuses to stand in a frame
      await new Promise((done) => {
        frame.onload = done;
        frame.srcdoc = html;
      });
      const widths: string[] = [];
      for (let width = 320; width <= 1440; width++) {
        frame.width = `${width}`;
        const root = frame.contentDocument?.documentElement as HTMLElement;
        if (root.scrollWidth > width) widths.push(`${width} px: ${root.scrollWidth} px`);
      }
      return widths;
    }, path);
    expect(wide).toEqual([]);
  });
});
