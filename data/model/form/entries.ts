import * as v from "valibot";
import type { Entries } from "./keys.ts";

/** Reports a mistake, "what is wrong → what to do", at a path below the value that a rule gets: [1, "price"]. */
export type Report = (path: readonly PropertyKey[], message: string) => void;

/** Rules across entries, which apply once each entry is right. */
export function rules<Value>(...checks: readonly ((value: Value, report: Report) => void)[]) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    const report: Report = (path, message) =>
      addIssue({ message, path: path.map((key) => ({ key })) as unknown as [v.IssuePathItem] });
    if (dataset.typed) for (const check of checks) check(dataset.value, report);
  });
}

type Texts = Record<string, string>;
type BlockSchema<Block> = v.GenericSchema<Texts, Block> & { readonly entries: Entries };

/** A group or block whose texts may all be empty: undefined then. */
export function optionalGroup<Block>(filled: BlockSchema<Block>) {
  return v.pipe(
    v.object(v.entriesFromList(Object.keys(filled.entries), v.string())),
    v.transform((all): Texts | undefined => (Object.values(all).some(Boolean) ? all : undefined)),
    v.optional<v.GenericSchema<Texts, Block>>(filled),
  );
}

const REPEATED = "Another block has the same text. → Change one of the two, or remove its block.";

/** A list of blocks, each with its index in the form, without empty ones. No two have the same text `title`. */
export function blockList<Block extends object>(block: BlockSchema<Block>, title?: keyof Block & string) {
  return v.pipe(
    v.array(optionalGroup(block)),
    v.transform((all) => all.flatMap((each, index) => (each ? [{ ...each, index }] : []))),
    rules((blocks, report) => {
      const titles = blocks.map((each) => title && `${each[title]}`.toLowerCase());
      for (const [position, { index }] of blocks.entries())
        if (title && titles.indexOf(titles[position]) < position) report([index, title], REPEATED);
    }),
  );
}
