import type { ProcessStep } from "../../data/copy/process.ts";

/** The numbered steps of the work. */
export function StepList({ steps }: { readonly steps: readonly ProcessStep[] }) {
  return (
    <ol className="step-list">
      {steps.map(({ name, place, detail, optional }) => (
        <li key={name} data-step={place} data-optional={optional || undefined}>
          <h3>{name}</h3>
          <p>{detail}</p>
        </li>
      ))}
    </ol>
  );
}
