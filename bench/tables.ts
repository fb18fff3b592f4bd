/** The cost of one build in seconds: elapsed time, and CPU time of all its processes. */
export type Cost = { readonly wall: number; readonly cpu: number };

/** The cost of each tool for sites of this many pages: the medians of its runs, or why it failed. */
export type Size = { readonly pages: number; readonly costs: ReadonlyMap<string, Cost | string> };

/** The median of each measure; for an even number of runs, the mean of the middle two. */
export function medians(costs: readonly Cost[]): Cost {
  const median = (key: keyof Cost) => {
    const sorted = costs.map((cost) => cost[key]).sort((one, other) => one - other);
    const [low = Number.NaN, high = low] = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
    return (low + high) / 2;
  };
  return { wall: median("wall"), cpu: median("cpu") };
}

/**
 * For console.table: the cost of each tool, and the ratio of ours to it. Given a smaller size too, also the cost of one
 * more page in milliseconds, without start-up time: if the cost grows linearly, it is the same at all sizes.
 */
export function costTable(size: Size, smaller?: Size): Record<string, Record<string, number | string>> {
  const ours = costOf(size, "ours");
  const rows = [...size.costs].map(([name, cost]) => {
    if (typeof cost === "string") return [name, { fault: cost }];
    const { wall, cpu } = cost;
    const row = {
      "wall s": wall,
      "wall, ours ×": ours.wall / wall,
      "CPU s": cpu,
      "CPU, ours ×": ours.cpu / cpu,
    };
    const before = smaller && costOf(smaller, name);
    const perPage = (more: number) => (1000 * more) / (size.pages - (smaller?.pages ?? 0));
    const growth = before && {
      "wall ms a page": perPage(wall - before.wall),
      "CPU ms a page": perPage(cpu - before.cpu),
    };
    const cells = Object.entries({ ...row, ...growth });
    return [name, Object.fromEntries(cells.map(([head, value]) => [head, Number(value.toFixed(2))]))];
  });
  return Object.fromEntries(rows);
}

function costOf({ costs }: Size, name: string): Cost {
  const cost = costs.get(name);
  return typeof cost === "object" ? cost : { wall: Number.NaN, cpu: Number.NaN };
}
