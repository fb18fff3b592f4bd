import { notFlushed } from "../../data/limits.ts";

/** The kinds of system that are referred instead of flushed. */
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
