import { expect, inject, test } from "vitest";
import { readAllDrawings } from "../thermal-drawings.ts";
import type { Visit } from "../visit.ts";

/** The most °C by which a drawing's mean may differ from Chromium's, because of rounding and edges. */
const TOLERANCE = 0.6;
/** The most additional off-palette pixels: if an edge is between two pixels, Firefox blends their colours. */
const BLENDED = 0.003;

export function drawingTest(visit: Visit): void {
  test("every thermal drawing is as warm as in Chromium, with only colours of the palette", async () => {
    const faults: string[] = [];
    for (const [path, ours] of Object.entries(await readAllDrawings(visit))) {
      const theirs = inject("thermalReadings")[path] ?? [];
      expect(ours).toHaveLength(theirs.length);
      for (const [index, { celsius, strange }] of ours.entries()) {
        const wanted = theirs[index] ?? { celsius: Number.NaN, strange: 0 };
        if (Math.abs(celsius - wanted.celsius) <= TOLERANCE && strange <= wanted.strange + BLENDED) continue;
        const told = [celsius, strange, wanted.celsius, wanted.strange].map((value) => value.toPrecision(3));
        faults.push(`${path} ${index + 1}: ${told.slice(0, 2)} for ${told.slice(2)}`);
      }
    }
    expect(faults).toEqual([]);
  });
}
