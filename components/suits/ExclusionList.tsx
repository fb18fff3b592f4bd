import { notFlushed } from "../../data/limits.ts";

/** The kinds of system that we refer instead of flushing. */
export function ExclusionList() {
  return (
    <ul className="exclusion-list">
      {notFlushed.map(({ name, reason }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{reason}</p>
        </li>
      ))}
    </ul>
  );
}
