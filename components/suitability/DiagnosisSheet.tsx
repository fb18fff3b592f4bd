import type { ReactNode } from "react";
import { type Fault, faults } from "../../data/copy/faults.ts";
import { heating } from "../../data/copy/heating.ts";
import { mainPhone } from "../../data/model/facts.ts";
import { Section } from "../blocks/Section.tsx";
import { SludgedRadiator } from "../drawings/SludgedRadiator.tsx";
import { Spot, SpotLabel, Spots } from "../drawings/Spot.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { wall } from "../drawings/thermal.ts";
import { PhoneLink } from "../links/PhoneLink.tsx";

type DiagnosisSheetProps = {
  readonly heading: string;
  readonly id?: string;
  readonly className?: string;
  /** What to say below each frame; without it, a frame calls us or links to its details on Services. */
  readonly details?: (fault: Fault) => ReactNode;
  /** Below the frames. */
  readonly children?: ReactNode;
};

/** Four cold radiators as thermal pictures, and what each wants. Needs SludgedRadiatorDefinitions on the page. */
export function DiagnosisSheet({ heading, id, className, details, children }: DiagnosisSheetProps) {
  return (
    <Section heading={heading} id={id} className={className}>
      <ul className="diagnosis-sheet-frames full-width" data-detailed={details && true}>
        {faults.map((fault) => (
          <li key={fault.id} data-ours={fault === faults[0] || undefined} id={details && fault.id}>
            {details ? (
              <div className="diagnosis-sheet-frame">
                <Frame {...fault} linked={false} />
                {details(fault)}
              </div>
            ) : (
              <Frame {...fault} linked />
            )}
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}

function Frame({ id, where, verdict, name, caution, linked }: Fault & { readonly linked: boolean }) {
  const { radiators, marks } = scenes[id];
  const isOurs = id === faults[0].id;
  const title = (
    <>
      <small>
        {where}
        <span className="visually-hidden">:</span>
      </small>{" "}
      <span>{verdict}</span>
    </>
  );
  return (
    <>
      <div className="diagnosis-sheet-picture drawing" aria-hidden="true">
        <ThermalView>
          <rect width="100%" height="100%" fill={wall} />
          {radiators.map((radiator) => (
            <SludgedRadiator key={radiator.x} {...radiator} />
          ))}
        </ThermalView>
        <Spots>{marks}</Spots>
      </div>
      <h3>{linked && !isOurs ? <a href={`/services/#${id}`}>{title}</a> : title}</h3>
      <p>
        {name}. {caution}
        {linked && isOurs && (
          <>
            {heating.sludge} <PhoneLink phone={mainPhone} />
          </>
        )}
      </p>
      {id === faults.at(-1)?.id && (
        <p className="diagnosis-sheet-note" aria-hidden="true">
          Illustrations, example temperatures.
        </p>
      )}
    </>
  );
}

const whole = { x: "16%", y: "11%", width: "68%", height: "54%" };
const near = { ...whole, width: "36%", only: "flow" } as const;
const far = { ...whole, x: "63%", width: "21%", only: "return" } as const;

const cross = (y: number) => <Spot key={y} x={46} y={y} />;
const reading = (x: number, celsius: number) => (
  <SpotLabel key={x} x={x} y={85} from={-2} text={`${celsius} °C`} celsius={celsius} />
);

/** The radiators of each frame, and below them the temperatures of their surfaces in the drawing, from the top down. */
const scenes = {
  "cold-bottom": {
    radiators: [{ ...whole, sludge: 1, returns: 44 }],
    marks: [cross(23), cross(54), reading(34, 62), reading(66, 22)],
  },
  "cold-top": {
    radiators: [{ ...whole, sludge: 0, air: true, returns: 54 }],
    marks: [cross(16), cross(54), reading(34, 26), reading(66, 58)],
  },
  "cold-all-over": {
    radiators: [{ ...whole, sludge: 0, heat: "cold", returns: 21 }],
    marks: [cross(38), reading(50, 21)],
  },
  "far-lukewarm": {
    radiators: [
      { ...near, sludge: 0, returns: 55 },
      { ...far, sludge: 0, heat: "lukewarm", returns: 36 },
    ],
    marks: [reading(34, 62), reading(73, 38)],
  },
} as const;
