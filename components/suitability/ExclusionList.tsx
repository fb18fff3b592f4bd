import { notFlushed } from "../../data/copy/limits.ts";

/** The kinds of system that we refer instead of flushing. */
export function ExclusionList() {
  return (
    <ul className="exclusion-list">
      {notFlushed.map(({ figure, name, reason }) => (
        <li key={name}>
          <h3>
            <b>{figure}</b> {name}
          </h3>
          <p>{reason}</p>
        </li>
      ))}
    </ul>
  );
}
