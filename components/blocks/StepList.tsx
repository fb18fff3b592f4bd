import type { ProcessStep } from "../../data/services.ts";
import { HeatTile } from "../drawings/HeatTile.tsx";
import { SludgedRadiatorDefinitions } from "../drawings/SludgedRadiator.tsx";

type StepListProps = {
  readonly steps: readonly ProcessStep[];
  /** Shows beside each step a radiator that clears from step to step and is hot to the foot at the last. */
  readonly clearing?: boolean;
};

/** Steps of the work in their order, numbered. */
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
