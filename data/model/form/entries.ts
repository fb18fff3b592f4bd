import * as v from "valibot";

/** Reports a mistake at a path below the value that a rule gets: [1, "price"]. */
export type Report = (path: readonly PropertyKey[], message: string, hint: string) => void;
type IsValid = (...path: readonly PropertyKey[]) => boolean;

/** A rule across entries. Ask `isValid` first: an entry with a mistake of its own may be of any type. */
export function rule<Value>(check: (value: Value, report: Report, isValid: IsValid) => void) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    const issues = (dataset.issues ?? []).filter(({ type }) => type !== "raw_check"); // found by other rules
    const invalid = issues.map(({ path = [] }) => `${path.map(({ key }) => key).join("/")}/`);
    const isValid: IsValid = (...path) => !invalid.some((each) => each.startsWith(`${path.join("/")}/`));
    const report: Report = (path, message, hint) => {
      const items = path.map(
        (key) => ({ type: "unknown", origin: "value", input: "", key, value: "" }) as const,
      );
      addIssue({ message: `${message} → ${hint}`, path: items as [v.IssuePathItem] });
    };
    check(dataset.value as Value, report, isValid);
  });
}

type Texts = Record<string, string>;
type BlockSchema<Block> = v.GenericSchema<Texts, Block> & { readonly entries: object };

/** A group or block whose texts may all be empty: undefined then. */
export function optionalGroup<Block>(filled: BlockSchema<Block>) {
  const texts = v.strictObject(v.entriesFromList(Object.keys(filled.entries), v.string()));
  const isFilled = (all: Texts) => Object.values(all).some((text) => text !== "");
  return v.pipe(
    texts,
    v.transform((all): Texts | undefined => (isFilled(all) ? all : undefined)),
    v.optional<v.GenericSchema<Texts, Block>>(filled),
  );
}

/** A rule across blocks. It gets the valid ones with their indices, and the index of the first invalid one, or Infinity. */
export type BlockRule<Block> = (
  blocks: readonly (Block & { readonly index: number })[],
  report: Report,
  firstInvalid: number,
) => void;

/** A list of blocks; those whose texts are all empty are left out. */
export function blockList<Block extends object>(
  schema: BlockSchema<Block>,
  check: BlockRule<Block> = () => {},
) {
  const checkValid = rule<(Block | undefined)[]>((all, report, isValid) => {
    const valid = all.flatMap((block, index) => (block && isValid(index) ? [{ ...block, index }] : []));
    const firstInvalid = all.findIndex((_, index) => !isValid(index));
    check(valid, report, firstInvalid < 0 ? Infinity : firstInvalid);
  });
  const list = v.array(optionalGroup(schema)) as v.GenericSchema<unknown, (Block | undefined)[]> & {
    type: "array";
  };
  return v.pipe(
    list,
    checkValid,
    v.transform((all) => all.filter((block) => block !== undefined)),
  );
}
