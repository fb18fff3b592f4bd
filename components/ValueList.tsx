import type { Value } from "../data/values.ts";

/** What the business stands for. */
export function ValueList({ values }: { readonly values: readonly Value[] }) {
  return (
    <ul className="value-list">
      {values.map(({ name, detail }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{detail}</p>
        </li>
      ))}
    </ul>
  );
}
