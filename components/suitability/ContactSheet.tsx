import type { ReactNode } from "react";
import { type Fault, faults } from "../../data/copy/faults.ts";
import type { SitePath } from "../../data/model/address.ts";
import { Sentences } from "../blocks/Sentences.tsx";
import { SludgedRadiator } from "../drawings/SludgedRadiator.tsx";
import { Spot, SpotLabel, Spots } from "../drawings/Spot.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { wall } from "../drawings/thermal.ts";

type ContactSheetProps = {
  readonly heading: string;
  readonly id?: string;
  /** What to say below each frame; without it, a frame links to its details on Services. */
  readonly details?: (fault: Fault) => ReactNode;
  /** Above the heading. */
  readonly links?: ReactNode;
  /** Below the frames. */
  readonly children?: ReactNode;
};

/** Four cold radiators as thermal pictures, and what each wants. Needs SludgedRadiatorDefinitions on the page. */
export function ContactSheet({ heading, id, details, links, children }: ContactSheetProps) {
  return (
    <section className="contact-sheet" id={id}>
      {links}
      <h2>
        <Sentences text={heading} />
      </h2>
      <ul className="contact-sheet-frames" data-detailed={details ? true : undefined}>
        {faults.map((fault) => (
          <li key={fault.id} data-ours={fault === faults[0] || undefined} id={details ? fault.id : undefined}>
            <Frame {...fault} href={details ? undefined : `/services/#${fault.id}`} />
            {details?.(fault)}
          </li>
        ))}
      </ul>
      <p className="soft">Illustrations, with example temperatures.</p>
      <div className="contact-sheet-text">{children}</div>
    </section>
  );
}

function Frame({ id, where, verdict, name, href }: Fault & { readonly href?: SitePath | undefined }) {
  const { radiators, readings, labels } = scenes[id];
  const title = (
    <>
      <small>{where}</small> {verdict}
    </>
  );
  return (
    <>
      <div className="contact-sheet-picture" aria-hidden="true">
        <ThermalView>
          <rect width="100%" height="100%" fill={wall} />
          {radiators.map((radiator) => (
            <SludgedRadiator key={radiator.x} {...radiator} />
          ))}
        </ThermalView>
        <Spots>
          {readings.map(({ x, y, celsius }) => (
            <Spot key={celsius} x={x} y={y} reading={`${celsius} °C`} />
          ))}
          {labels.map(({ x, y, celsius }) => (
            <SpotLabel key={celsius} x={x} y={y} from={-2} text={`${celsius} °C`} />
          ))}
        </Spots>
      </div>
      <h3>{href ? <a href={href}>{title}</a> : title}</h3>
      <p>{name}.</p>
    </>
  );
}

const whole = { x: "12%", y: "18%", width: "76%", height: "60%" };

/** Readings are the surface's temperatures in the drawing; their positions are in percent of it. */
const scenes = {
  "cold-bottom": {
    radiators: [{ ...whole, sludge: 1 }],
    readings: [
      { x: 28, y: 30, celsius: 62 },
      { x: 28, y: 66, celsius: 24 },
    ],
    labels: [],
  },
  "cold-top": {
    radiators: [{ ...whole, sludge: 0, air: true }],
    readings: [
      { x: 28, y: 27, celsius: 24 },
      { x: 28, y: 68, celsius: 58 },
    ],
    labels: [],
  },
  "cold-all-over": {
    radiators: [{ ...whole, sludge: 0, heat: "cold" }],
    readings: [{ x: 28, y: 48, celsius: 21 }],
    labels: [],
  },
  "far-lukewarm": {
    radiators: [
      { x: "5%", y: "20%", width: "45%", height: "56%", sludge: 0 },
      { x: "60%", y: "20%", width: "32%", height: "40%", sludge: 0, heat: "lukewarm" },
    ],
    readings: [],
    labels: [
      { x: 27, y: 87, celsius: 62 },
      { x: 76, y: 73, celsius: 38 },
    ],
  },
} as const;
