import type { Term } from "../../data/copy/term.ts";

type TermListProps = {
  readonly terms: readonly Term[];
  /** Side by side if there is room. */
  readonly columns?: boolean;
};

/** What applies, each with what it means. */
export function TermList({ terms, columns }: TermListProps) {
  return (
    <ul className="term-list" data-columns={columns}>
      {terms.map(({ figure, name, detail }) => (
        <li key={name}>
          <h3>
            {figure} {name}
          </h3>
          <p>{detail}</p>
        </li>
      ))}
    </ul>
  );
}
