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
  /** true: each frame says what to do. Otherwise it is one link, to Services or a call. */
  readonly detailed?: boolean;
  /** Below the frames. */
  readonly children?: ReactNode;
};

/** Four cold radiators as thermal pictures, and what each wants. Needs SludgedRadiatorDefinitions on the page. */
export function DiagnosisSheet({ heading, id, detailed = false, children }: DiagnosisSheetProps) {
  return (
    <Section heading={heading} id={id}>
      <ul className="diagnosis-sheet full-width" data-detailed={detailed || undefined}>
        {faults.map((fault) => (
          <li key={fault.id} id={detailed ? fault.id : undefined} data-ours={isOurs(fault) || undefined}>
            {detailed ? <DetailedFrame {...fault} /> : <LinkedFrame {...fault} />}
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}

/** Is a power flush for it? */
function isOurs({ id }: Fault): boolean {
  return id === faults[0].id;
}

function Picture({ id }: Fault) {
  const { radiators, marks } = scenes[id];
  return (
    <div className="diagnosis-sheet-picture drawing" aria-hidden="true">
      <ThermalView>
        <rect width="100%" height="100%" fill={wall} />
        {radiators.map((radiator) => (
          <SludgedRadiator key={radiator.x} {...radiator} />
        ))}
      </ThermalView>
      <Spots>{marks}</Spots>
    </div>
  );
}

/** One link: to the details on Services, or a call. It has no wrapper, because reader modes drop boxes full of links. */
function LinkedFrame(fault: Fault) {
  const { id, name, caution } = fault;
  return (
    <>
      <Picture {...fault} />
      <h3>
        {isOurs(fault) ? (
          <Verdict {...fault} />
        ) : (
          <a href={`/services/#${id}`}>
            <Verdict {...fault} />
          </a>
        )}
      </h3>
      <p>
        {name}. {caution}
        {isOurs(fault) && (
          <>
            {heating.sludge} <PhoneLink phone={mainPhone} />
          </>
        )}
      </p>
      <Note {...fault} />
    </>
  );
}

/** How to tell it, and what to do about it. */
function DetailedFrame(fault: Fault) {
  const { name, caution, details, signs, more } = fault;
  return (
    <div className="diagnosis-sheet-frame">
      <Picture {...fault} />
      <h3>
        <Verdict {...fault} />
      </h3>
      <p>
        {name}. {caution}
      </p>
      <div className="diagnosis-sheet-details">
        <p>
          {details} {!signs && more}
        </p>
        {signs && (
          <>
            <ul>
              {signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
            <p>{more}</p>
          </>
        )}
      </div>
      <Note {...fault} />
    </div>
  );
}

/** About all frames, in the last one. */
function Note({ id }: Fault) {
  if (id !== faults.at(-1)?.id) return null;
  return (
    <p className="diagnosis-sheet-note" aria-hidden="true">
      Illustrations, example temperatures.
    </p>
  );
}

function Verdict({ where, verdict }: Fault) {
  return (
    <>
      <small>
        {where}
        <span className="visually-hidden">:</span>
      </small>{" "}
      <span>{verdict}</span>
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
