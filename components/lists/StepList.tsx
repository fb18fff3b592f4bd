import type { ProcessStep } from "../../data/copy/services.ts";
import { HeatTile } from "../drawings/HeatTile.tsx";
import { SludgedRadiatorDefinitions } from "../drawings/SludgedRadiator.tsx";

type StepListProps = {
  readonly steps: readonly ProcessStep[];
  /** Shows a radiator beside each step; it clears from step to step. */
  readonly clearing?: boolean;
};

/** The numbered steps of the work. */
export function StepList({ steps, clearing }: StepListProps) {
  return (
    <>
      {clearing && <SludgedRadiatorDefinitions />}
      <ol className="step-list" data-clearing={clearing}>
        {steps.map(({ name, detail, optional }, index) => (
          <li key={name} data-optional={optional || undefined}>
            {clearing && <HeatTile sludge={1 - index / (steps.length - 1)} />}
            <h3>{name}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ol>
      {clearing && <p className="step-list-note soft screen-only">The radiators illustrate the aim.</p>}
    </>
  );
}
