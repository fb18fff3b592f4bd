import type { Problem } from "../../scripts/contract.ts";

type ProblemListProps = { readonly problems: readonly Problem[] };

/** Problems that stop the build, for developers: what, where (with the lines around it), and what to do. */
export function ProblemList({ problems }: ProblemListProps) {
  return (
    <div className="problem-list">
      {problems.map(({ message, hint, places, code }) => (
        <section key={message}>
          <h2>{message}</h2>
          <p>{hint}</p>
          {places.map((place) => (
            <figure key={place}>
              <figcaption>{place}</figcaption>
              {code?.[place] && <pre>{code[place]}</pre>}
            </figure>
          ))}
        </section>
      ))}
    </div>
  );
}
