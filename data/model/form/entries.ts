import * as v from "valibot";

/** Reports a problem at a path below the value that a rule gets: "plan", 1, "price". */
export type Report = (message: string, ...path: readonly [Key, ...Key[]]) => void;
type Key = string | number;

/** Rules across entries, which apply once each entry is right. */
export function rules<Value>(...checks: readonly ((value: Value, report: Report) => void)[]) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const at = { type: "unknown", origin: "value", input: undefined, value: undefined } as const;
    const itemOf = (key: Key): v.IssuePathItem => ({ ...at, key });
    const report: Report = (message, first, ...rest) =>
      addIssue({ message, path: [itemOf(first), ...rest.map(itemOf)] });
    for (const check of checks) check(value, report);
  });
}

const REPEATED = "Another block has the same text. Change one of the two, or remove its block.";

/** A list of blocks, in which an empty one is undefined. No two have the same text `title`. */
export function blockList<Block extends v.GenericSchema<unknown, object>>(
  block: Block,
  title?: keyof v.InferOutput<Block> & string,
) {
  return v.pipe(
    v.optional(v.array(v.optional(block)), []),
    rules((blocks, report) => {
      if (title === undefined) return;
      const titles = blocks.map((each) => each && `${each[title]}`.toLowerCase());
      for (const [index, each] of titles.entries())
        if (each !== undefined && titles.indexOf(each) < index) report(REPEATED, index, title);
    }),
  );
}
