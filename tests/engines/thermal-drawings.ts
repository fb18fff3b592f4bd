import { pagePaths } from "../root.ts";
import { type Area, readThermal, type ThermalReading } from "./thermal-pixels.ts";
import type { Visit } from "./visit.ts";

/** An engine's rendering of each page's drawings. */
export type ThermalReadings = Readonly<Record<string, readonly ThermalReading[]>>;

/** The smallest window that all engines support. */
const viewport = { width: 600, height: 640 };

export async function readAllDrawings(visit: Visit): Promise<ThermalReadings> {
  const drawings: Record<string, readonly ThermalReading[]> = {};
  for (const path of pagePaths()) {
    await visit.open(path, { viewport });
    drawings[path] = await readDrawings(visit);
  }
  return drawings;
}

/** The rendering of each thermal drawing on the page. */
async function readDrawings({ run, screenshot }: Visit): Promise<ThermalReading[]> {
  const drawings: ThermalReading[] = [];
  const count = await run(isolateDrawings);
  for (let index = 0; index < count; index++) {
    const area = await run(place, index);
    if (area.width <= 0) continue; // parked outside the picture
    drawings.push(await readThermal(await screenshot(), area));
  }
  return drawings;
}

/** In the page: hides all but the thermal drawings, whose filter has a table of colours; returns their number. */
function isolateDrawings(): number {
  const drawings = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
    const [, id = ""] = /url\(["']?#([^"')]+)/.exec(getComputedStyle(element).filter) ?? [];
    return document.getElementById(id)?.querySelector("feFuncR") && element.getBoundingClientRect().width > 0;
  });
  const hideBeside = (element: HTMLElement) => {
    if (drawings.includes(element)) return;
    if (drawings.some((drawing) => element.contains(drawing))) {
      for (const child of element.children) hideBeside(child as HTMLElement);
    } else if (element.getBoundingClientRect().height > 0) {
      element.style.visibility = "hidden";
    }
  };
  hideBeside(document.body);
  Object.assign(window, { drawings });
  return drawings.length;
}

/** In the page: scrolls to a drawing and returns its visible area without edges and scrollbars. */
function place(index: number): Area {
  const { drawings } = window as unknown as { drawings: readonly Element[] };
  let box = drawings[index] as Element;
  while (box.parentElement?.closest("svg")) box = box.parentElement.closest("svg") as Element;
  // Scrolls only the window: scrollIntoView would also scroll a box that clips the drawing. Scrolls by whole pixels,
  // because WebKit's picture lags by the fraction.
  const { top: start, height } = box.getBoundingClientRect();
  scrollTo({ top: Math.round(scrollY + start + (height - innerHeight) / 2), behavior: "instant" });
  let [left, top, right, bottom] = [0, 0, innerWidth - 12, innerHeight];
  for (let part: Element | null = box; part; part = part.parentElement) {
    if (part !== box && getComputedStyle(part).overflowX === "visible") continue;
    const shown = part.getBoundingClientRect();
    [left, top] = [Math.max(left, shown.left), Math.max(top, shown.top)];
    [right, bottom] = [Math.min(right, shown.right), Math.min(bottom, shown.bottom)];
  }
  const from = { left: Math.ceil(left) + 3, top: Math.ceil(top) + 3 };
  return { ...from, width: Math.floor(right) - 3 - from.left, height: Math.floor(bottom) - 3 - from.top };
}
