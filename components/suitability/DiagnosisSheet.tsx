import type { ReactNode } from "react";
import { type Fault, faults } from "../../data/copy/faults.ts";
import { mainPhone } from "../../data/model/facts.ts";
import { Sentences } from "../blocks/Sentences.tsx";
import { SludgedRadiator } from "../drawings/SludgedRadiator.tsx";
import { Spot, SpotLabel, Spots } from "../drawings/Spot.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { wall } from "../drawings/thermal.ts";
import { PhoneLink } from "../links/PhoneLink.tsx";

type DiagnosisSheetProps = {
  readonly heading: string;
  readonly id?: string;
  /** What to say below each frame; without it, a frame calls us or links to its details on Services. */
  readonly details?: (fault: Fault) => ReactNode;
  /** Below the frames. */
  readonly children?: ReactNode;
};

/** Four cold radiators as thermal pictures, and what each wants. Needs SludgedRadiatorDefinitions on the page. */
export function DiagnosisSheet({ heading, id, details, children }: DiagnosisSheetProps) {
  return (
    <section className="diagnosis-sheet" id={id}>
      <h2>
        <Sentences text={heading} />
      </h2>
      <ul className="diagnosis-sheet-frames" data-detailed={details && true}>
        {faults.map((fault) => (
          <li key={fault.id} data-ours={fault === faults[0] || undefined} id={details && fault.id}>
            <Frame {...fault} linked={!details} />
            {details?.(fault)}
          </li>
        ))}
      </ul>
      <p className="soft" aria-hidden="true">
        Illustrations, with example temperatures.
      </p>
      <div className="diagnosis-sheet-text">{children}</div>
    </section>
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
      {verdict}
    </>
  );
  return (
    <>
      <div className="diagnosis-sheet-picture" aria-hidden="true">
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
        {name}. {isOurs ? <PhoneLink phone={mainPhone} /> : caution}
      </p>
    </>
  );
}

const whole = { x: "16%", y: "16%", width: "68%", height: "60%" };
const near = { ...whole, width: "36%" };
const far = { ...whole, x: "63%", width: "24%" };

const spot = (y: number, celsius: number) => <Spot key={y} x={46} y={y} reading={`${celsius} °C`} />;
const label = (x: number, celsius: number) => (
  <SpotLabel key={x} x={x} y={46} from={-2} text={`${celsius} °C`} />
);

/** The radiators of each frame, and the temperatures of their surfaces in the drawing. */
const scenes = {
  "cold-bottom": {
    radiators: [{ ...whole, sludge: 1, returns: 44 }],
    marks: [spot(29, 62), spot(64, 22)],
  },
  "cold-top": {
    radiators: [{ ...whole, sludge: 0, air: true, returns: 54 }],
    marks: [spot(25, 26), spot(64, 58)],
  },
  "cold-all-over": {
    radiators: [{ ...whole, sludge: 0, heat: "cold", returns: 21 }],
    marks: [spot(46, 21)],
  },
  "far-lukewarm": {
    radiators: [
      { ...near, sludge: 0, returns: 55 },
      { ...far, sludge: 0, heat: "lukewarm", returns: 36 },
    ],
    marks: [label(34, 62), label(75, 38)],
  },
} as const;
