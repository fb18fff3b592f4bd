import type { ShownProblem } from "../../scripts/contract.ts";

type ProblemListProps = { readonly problems: readonly ShownProblem[] };

/** What keeps the site from being made, for who works on it: what, where with the lines around it, what to do. */
export function ProblemList({ problems }: ProblemListProps) {
  return (
    <div className="problem-list">
      {problems.map(({ message, hint, places }) => (
        <section key={message}>
          <h2>{message}</h2>
          <p>{hint}</p>
          {places.map(({ place, frame }) => (
            <figure key={place}>
              <figcaption>{place}</figcaption>
              {frame && <pre>{frame}</pre>}
            </figure>
          ))}
        </section>
      ))}
    </div>
  );
}
