import type { Term } from "../../data/copy/term.ts";

/** What applies, each with what it means. */
export function TermList({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <ul className="term-list">
      {terms.map(({ figure, name, detail }) => (
        <li key={name}>
          <h3>
            {figure && <b>{figure}</b>} {name}
          </h3>
          <p>{detail}</p>
        </li>
      ))}
    </ul>
  );
}
