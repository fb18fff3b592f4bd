import { expect, test } from "vitest";
import { pageHeat } from "../../components/styles/page-heat.ts";

test.each<readonly [count: number, heats: readonly number[]]>([
  [1, [25]],
  [2, [25, 62.5]],
  [6, [25, 32.5, 40, 47.5, 55, 62.5]],
])("of %i pages in the navigation, each is warmer than the one before", (count, heats) => {
  expect(heats.map((_, index) => pageHeat(index, count))).toEqual(heats);
});
