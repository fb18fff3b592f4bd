import type { Value } from "../../data/copy/values.ts";
import { ValuePicture } from "./ValuePicture.tsx";

/** The values of the business, each below its picture. Side by side they make one wide picture. */
export function ValueList({ values }: { readonly values: readonly Value[] }) {
  return (
    <ul className="value-list">
      {values.map(({ name, detail }) => (
        <li key={name}>
          <ValuePicture name={name} />
          <div className="value-list-words">
            <h3>{name}</h3>
            <p>{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
