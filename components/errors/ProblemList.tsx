import type { ShownProblem } from "../../scripts/contract.ts";

type ProblemListProps = { readonly problems: readonly ShownProblem[] };

/** What keeps the site from being made, for who works on it: what, where with the lines around it, what to do. */
export function ProblemList({ problems }: ProblemListProps) {
  return (
    <div className="problem-list">
      {problems.map(({ what, remedy, places }) => (
        <section key={what}>
          <h2>{what}</h2>
          <p>{remedy}</p>
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
