import type { ProcessStep } from "../../data/copy/services.ts";
import { HeatTile } from "../drawings/HeatTile.tsx";
import { SludgedRadiatorDefinitions } from "../drawings/SludgedRadiator.tsx";

type StepListProps = {
  readonly steps: readonly ProcessStep[];
  /** Shows a radiator instead of the details of each step: clear before inhibitor goes in; two when their valves are set. */
  readonly clearing?: boolean;
};

/** The numbered steps of the work. */
export function StepList({ steps, clearing }: StepListProps) {
  const clear = steps.findIndex(({ place }) => place === "dose");
  return (
    <>
      {clearing && (
        <p className="step-list-note soft" aria-hidden="true">
          The drawings show what each step aims for.
        </p>
      )}
      {clearing && <SludgedRadiatorDefinitions />}
      <ol className="step-list" data-clearing={clearing}>
        {steps.map(({ name, place, detail, optional }, index) => (
          <li key={name} data-optional={optional || undefined}>
            {clearing && <HeatTile sludge={Math.max(0, 1 - index / clear)} shared={place === "valves"} />}
            <h3>{name}</h3>
            {!clearing && <p>{detail}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
