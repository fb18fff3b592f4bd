import type { Cost } from "./measure.ts";

/** What a tool cost for sites of one size: the medians of its runs, or why it could not be measured. */
export type Result = { readonly name: string } & ({ readonly cost: Cost } | { readonly fault: string });

const MEASURES = [
  { head: "wall s", key: "wall", text: (value: number) => value.toFixed(2) },
  { head: "CPU s", key: "cpu", text: (value: number) => value.toFixed(2) },
  { head: "peak MB", key: "memory", text: (value: number) => (value / 1e6).toFixed(0) },
] as const;

/** The middle of each measure by itself; of an even number, the mean of the two in the middle. */
export function medians(costs: readonly Cost[]): Cost {
  const median = (key: keyof Cost) => {
    const sorted = costs.map((cost) => cost[key]).sort((one, other) => one - other);
    const [low = Number.NaN, high = low] = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
    return (low + high) / 2;
  };
  return { wall: median("wall"), cpu: median("cpu"), memory: median("memory") };
}

/** What each tool cost, and beside it what the first, ours, cost as a part of that. */
export function costTable(results: readonly Result[]): string {
  const [first] = results;
  const ours = first && "cost" in first ? first.cost : undefined;
  const head = ["", ...MEASURES.flatMap((measure) => [measure.head, "ours is"])];
  const rows = results.map((result) => {
    if ("fault" in result) return [result.name, result.fault];
    const cells = MEASURES.flatMap(({ key, text }) => {
      const value = result.cost[key];
      return [text(value), ours && result !== first ? `× ${(ours[key] / value).toFixed(2)}` : ""];
    });
    return [result.name, ...cells];
  });
  return aligned([head, ...rows]);
}

/** The costs of all tools at one size of site. */
export type Size = { readonly pages: number; readonly results: readonly Result[] };

/**
 * What one more page costs between each two sizes, in milliseconds: what a tool needs to start, however little it has
 * to build, is not in it. Where a tool's cost grows linearly, the figures of its row are equal.
 */
export function growthTable(sizes: readonly Size[], key: "wall" | "cpu"): string {
  const steps = sizes.slice(1).map((to, index) => ({ from: sizes[index] ?? to, to }));
  const head = [`${key}, ms a page`, ...steps.map(({ from, to }) => `${from.pages}–${to.pages}`), "change"];
  const names = (sizes[0]?.results ?? []).map(({ name }) => name);
  const rows = names.map((name) => {
    const costOf = ({ results }: Size) => {
      const result = results.find((one) => one.name === name);
      return result && "cost" in result ? result.cost[key] : Number.NaN;
    };
    const each = steps.map(({ from, to }) => (1000 * (costOf(to) - costOf(from))) / (to.pages - from.pages));
    const change = ((each.at(-1) ?? Number.NaN) / (each.at(-2) ?? Number.NaN) - 1) * 100;
    return [
      name,
      ...each.map((value) => value.toFixed(2)),
      Number.isNaN(change) ? "" : `${change.toFixed(0)} %`,
    ];
  });
  return aligned([head, ...rows]);
}

function aligned(rows: readonly (readonly string[])[]): string {
  return rows
    .map(([name = "", ...cells]) => `${name.padEnd(20)}${cells.map((cell) => cell.padStart(10)).join("")}`)
    .join("\n");
}
