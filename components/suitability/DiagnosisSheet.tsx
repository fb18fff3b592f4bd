import type { ReactNode } from "react";
import { type Fault, faults } from "../../data/copy/faults.ts";
import { mainPhone } from "../../data/model/phones.ts";
import { Sentences } from "../blocks/Sentences.tsx";
import { SludgedRadiator } from "../drawings/SludgedRadiator.tsx";
import { Spot, SpotLabel, Spots } from "../drawings/Spot.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { grey } from "../drawings/thermal.ts";
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
      <ul className="diagnosis-sheet-frames" data-detailed={details ? true : undefined}>
        {faults.map((fault) => (
          <li key={fault.id} data-ours={fault === faults[0] || undefined} id={details ? fault.id : undefined}>
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
  const { radiators, readings, labels } = scenes[id];
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
          <rect width="100%" height="100%" fill={grey(17)} />
          {radiators.map((radiator) => (
            <SludgedRadiator key={radiator.x} {...radiator} />
          ))}
        </ThermalView>
        <Spots>
          {labels.map(({ x, celsius }) => (
            <SpotLabel key={celsius} x={x} y={46} from={-2} text={`${celsius} °C`} />
          ))}
          {readings.map(({ x, y, celsius }) => (
            <Spot key={celsius} x={x} y={y} reading={`${celsius} °C`} />
          ))}
        </Spots>
      </div>
      <h3>{linked && !isOurs ? <a href={`/services/#${id}`}>{title}</a> : title}</h3>
      <p>
        {name}. {isOurs ? <PhoneLink phone={mainPhone} /> : caution}
      </p>
    </>
  );
}

const whole = { x: "16%", y: "16%", width: "68%", height: "60%" };

/** Readings are the surface's temperatures in the drawing; their positions are in percent of it. */
const scenes = {
  "cold-bottom": {
    radiators: [{ ...whole, sludge: 1, returns: 44 }],
    readings: [
      { x: 46, y: 29, celsius: 62 },
      { x: 46, y: 64, celsius: 24 },
    ],
    labels: [],
  },
  "cold-top": {
    radiators: [{ ...whole, sludge: 0, air: true, returns: 54 }],
    readings: [
      { x: 46, y: 29, celsius: 24 },
      { x: 46, y: 64, celsius: 58 },
    ],
    labels: [],
  },
  "cold-all-over": {
    radiators: [{ ...whole, sludge: 0, heat: "cold", returns: 21 }],
    readings: [{ x: 46, y: 46, celsius: 21 }],
    labels: [],
  },
  "far-lukewarm": {
    radiators: [
      { x: "16%", y: "16%", width: "36%", height: "60%", sludge: 0, returns: 55 },
      { x: "63%", y: "16%", width: "24%", height: "60%", sludge: 0, heat: "lukewarm", returns: 36 },
    ],
    readings: [],
    labels: [
      { x: 34, celsius: 62 },
      { x: 75, celsius: 38 },
    ],
  },
} as const;
