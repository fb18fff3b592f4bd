import { expect, test } from "vitest";
import { createLog } from "../../scripts/dev/log.ts";

/** A log, and what it has printed. */
function logged() {
  const said: string[] = [];
  return { log: createLog((text) => void said.push(text)), said };
}

test("names the first three of many files that were saved at once, such as by a change of branch", () => {
  const { log, said } = logged();
  log.changed([]);
  log.changed(["a", "b", "c"]);
  log.changed(["a", "b", "c", "d", "e"]);
  expect(said).toEqual(["a, b, c", "a, b, c and 2 more"]);
});

test("takes the median of the last twenty times, without what was slow at first", () => {
  const { log, said } = logged();
  for (const milliseconds of [...Array(20).fill(90), ...Array(10).fill(20), 30]) {
    log.painted("/", milliseconds);
  }
  expect(said[0]).toBe("  / painted 90 ms after the save (median of 1: 90 ms)");
  expect(said[19]).toBe("  / painted 90 ms after the save (median of 20: 90 ms)");
  expect(said[30]).toBe("  / painted 30 ms after the save (median of 20: 30 ms)");
});
