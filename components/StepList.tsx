import type { ProcessStep } from "../data/services.ts";

/** Steps of the work, in their order. */
export function StepList({ steps }: { readonly steps: readonly ProcessStep[] }) {
  return (
    <ol className="step-list">
      {steps.map(({ name, detail }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{detail}</p>
        </li>
      ))}
    </ol>
  );
}
