import type { Value } from "../../data/copy/values.ts";
import { ValuePicture } from "./ValuePicture.tsx";

/** What is an example in each picture. */
const captions: Readonly<Record<Value["name"], string>> = {
  Integrity: "Illustration: a microbore pipe and a pencil.",
  "Expert Knowledge": "Example: shares of the flow.",
  Results: "Illustration of the aim, with example figures.",
};

/** The values of the business, each below its picture, side by side if there is room. */
export function ValueList({ values }: { readonly values: readonly Value[] }) {
  return (
    <ul className="value-list">
      {values.map(({ name, detail }) => (
        <li key={name}>
          <ValuePicture name={name} />
          <div className="value-list-words">
            <p className="soft" aria-hidden="true">
              {captions[name]}
            </p>
            <h3>{name}</h3>
            <p>{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
