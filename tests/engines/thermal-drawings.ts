import { flushStates } from "../../data/illustration.ts";
import { type Area, readThermal, type ThermalReading } from "./thermal-pixels.ts";
import { allPaths, type Visit } from "./visit.ts";

/** What an engine shows: each page's drawings, and the spots of the picture that can be changed. */
export type ThermalReadings = {
  readonly drawings: Readonly<Record<string, readonly ThermalReading[]>>;
  readonly spots: readonly { readonly name: string; readonly celsius: number }[];
};

/** As narrow and low as every engine's window can be. */
const viewport = { width: 600, height: 640 };

export async function readAllDrawings(visit: Visit): Promise<ThermalReadings["drawings"]> {
  const drawings: Record<string, readonly ThermalReading[]> = {};
  for (const path of allPaths) {
    await visit.open(path, { viewport });
    drawings[path] = await readDrawings(visit);
  }
  return drawings;
}

/** What each thermal drawing of the page shows. */
async function readDrawings({ run, screenshot }: Visit): Promise<ThermalReading[]> {
  const drawings: ThermalReading[] = [];
  const count = await run(isolateDrawings);
  for (let index = 0; index < count; index++) {
    const area = await run(place, index);
    if (area.width <= 0) continue; // parked outside of the picture
    drawings.push(await readThermal(await screenshot(), area));
  }
  return drawings;
}

/** The temperature at each spot of the picture, in each state. */
export async function readSpots({ open, run, screenshot }: Visit): Promise<ThermalReadings["spots"]> {
  await open("/", { viewport, settings: ["reducedMotion"] });
  await run(isolateDrawings);
  const spots: { readonly name: string; readonly celsius: number }[] = [];
  for (const { name } of flushStates) {
    await run(
      (value) => document.querySelector<HTMLElement>(`[value=${value}]`)?.click(),
      name.toLowerCase(),
    );
    await run(place, 0);
    const picture = await screenshot();
    for (const spot of [".flush-spot-top", ".flush-spot-foot"]) {
      const [x = 0, y = 0] = await run((wanted) => {
        const { left, top, width, height } = (
          document.querySelector(wanted) as Element
        ).getBoundingClientRect();
        return [Math.round(left + width / 2), Math.round(top + height / 2)];
      }, spot);
      const { celsius } = await readThermal(picture, { left: x - 2, top: y - 2, width: 4, height: 4 });
      spots.push({ name: name + spot, celsius });
    }
  }
  return spots;
}

/** In the page: hides all but the thermal drawings, whose filter has a table of colours, and gives their number. */
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

/** In the page: scrolls to a drawing, and gives where it shows in the window, without its edges and any scrollbar. */
function place(index: number): Area {
  const { drawings } = window as unknown as { drawings: readonly Element[] };
  let box = drawings[index] as Element;
  while (box.parentElement?.closest("svg")) box = box.parentElement.closest("svg") as Element;
  // The window alone: scrollIntoView would also scroll a box that cuts the drawing off. By whole pixels: WebKit's
  // picture falls behind by the rest.
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
