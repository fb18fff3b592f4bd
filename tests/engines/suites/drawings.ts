import { expect, inject, test } from "vitest";
import { readAllDrawings } from "../thermal-drawings.ts";
import type { Visit } from "../visit.ts";

/** How many °C a drawing may differ from Chromium's in the mean: rounding and the edges of shapes. */
const TOLERANCE = 0.6;
/** How many more pixels may be strange: where an edge falls between two pixels, Firefox blends their colours. */
const BLENDED = 0.003;

export function drawingTest(visit: Visit): void {
  test("every thermal drawing is as warm as in Chromium, and no colour is out of the palette", async () => {
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
