import type { ReactNode } from "react";
import { type ProcessPart, processSteps } from "../../data/copy/process.ts";
import { clearWater, slate, tokens, white } from "../styles/colours.ts";
import { tappings } from "./ProcessPipes.tsx";

/** The valves of the loop and its machines, and names for them; those of a step have its number. */
export function ProcessParts() {
  return (
    <>
      <Valves />
      <Lockshields />
      <g className="wide-only">
        <Boiler />
        <Water />
        <Pump />
        <Magnet />
        <Dose />
        <Filter />
      </g>
    </>
  );
}

type StepProps = {
  readonly part: ProcessPart;
  /** Its number's middle, on the baseline. */
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
};

/** A part that a step uses, lit when that step is read. The number of an optional part stands in the part itself. */
function Step({ part, x, y, children }: StepProps) {
  const index = processSteps.findIndex(({ place }) => place === part);
  const optional = processSteps[index]?.optional;
  return (
    <g data-step={part}>
      {children}
      {!optional && <rect className="process-loop-number" x={x - 12} y={y - 18} width="24" height="24" />}
      <text className={optional ? undefined : "process-loop-digit"} x={x} y={y} textAnchor="middle">
        {index + 1}
      </text>
    </g>
  );
}

type LinesProps = { readonly x: number; readonly y: number; readonly lines: readonly string[] };

function Lines({ x, y, lines }: LinesProps) {
  return lines.map((line, index) => (
    <text key={line} x={x} y={y + 19 * index}>
      {line}
    </text>
  ));
}

/** It drives water up the flow pipe, from the open tank beside it, on a trolley. */
function Pump() {
  return (
    <Step part="pump" x={64} y={498}>
      <path fill={clearWater} stroke="none" d="M98 462q23-8 46 0t46 0v50H98z" />
      <path d="M98 436v76h92v-76M50 582h156M108 512v70M190 512v70" />
      <circle fill={tokens.cold} cx="80" cy="554" r="22" />
      <path fill={white} stroke="none" d="M87 542 66 554l21 12z" />
      <path fill={tokens.cold} d="M66 582a7 7 0 1 0 .1 0zM190 582a7 7 0 1 0 .1 0z" />
      <text x="64" y="523" textAnchor="middle">
        Pump
      </text>
    </Step>
  );
}

/** A cylinder cut open, its rod bristling with magnetite. */
function Magnet() {
  return (
    <Step part="magnet" x={262} y={452}>
      <path fill={white} d="M346 400h48v92h-48z" />
      <path fill={tokens.soot} stroke="none" opacity=".45" d="M370 400h24v92h-24z" />
      <path fill={tokens.soot} stroke="none" d={`M366 408${bristles(1)}h8${bristles(-1)}z`} />
      <path fill={white} stroke={tokens.soot} d="M366 401h8v82h-8z" />
      <path d="M346 400h48v92h-48zM341 400h58M341 492h58" />
      <text x="282" y="452">
        Magnet
      </text>
    </Step>
  );
}

/** Long and short bristles in turn: down the left side of a rod, or up its right side. */
function bristles(direction: 1 | -1): string {
  return [14, 8, 14, 8, 14, 8, 14, 8, 14]
    .map((length) => [-length, 4, length, 4].map((step) => step * direction))
    .map((steps) => `l${steps.join(" ")}`)
    .join("");
}

/** A bottle over the tank. */
function Dose() {
  return (
    <Step part="dose" x={208} y={394}>
      <path fill={tokens.cold} d="M154 362h30v28l-9 14h-12l-9-14z" />
      <path fill={white} stroke="none" d="M154 376h30v14l-9 14h-12l-9-14z" />
      <path d="M169 404v20" />
      <Lines x={228} y={394} lines={["Neutraliser,", "inhibitor"]} />
    </Step>
  );
}

/** Where balancing is done: a valve under a cap at each radiator, on one line with the number. */
function Lockshields() {
  return (
    <Step part="valves" x={342} y={28}>
      <text x="322" y="28" textAnchor="end">
        Lockshield valves
      </text>
      <path d="M342 34v226" />
      {tappings.map((y) => (
        <path key={y} fill={tokens.cold} d={`M335 ${y - 10}v-18h14v18zm-3 0h20v20h-20z`} />
      ))}
    </Step>
  );
}

/** On the pipe back to the boiler. */
function Filter() {
  return (
    <Step part="filter" x={296} y={327}>
      <path className="process-loop-off" fill={tokens.cold} d="M277 294h38v56h-38z" />
      <text x="296" y="370" textAnchor="middle">
        Filter
      </text>
    </Step>
  );
}

/** The boiler of the house between two closed valves: it is no part of the flush. */
function Boiler() {
  return (
    <>
      <path className="process-loop-off" fill={tokens.cold} d="M122 294h104v56h-104z" />
      <text x="174" y="327" textAnchor="middle">
        Boiler
      </text>
      <path fill={white} stroke="none" d="M64 312v20l24-20v20zM332 312v20l24-20v20z" />
    </>
  );
}

/** By its head, a valve is set to a temperature. */
function Valves() {
  return tappings.map((y) => (
    <path
      key={y}
      fill={tokens.cold}
      d={`M39 ${y - 18}v-28h18v28zm6-28v28m6-28v28m-7 0v8m8-8v8m-14 0h20v20h-20z`}
    />
  ));
}

/** Clean water falls into the tank from a hose that ends above its rim; dirty water leaves over the grate of a drain. */
function Water() {
  return (
    <>
      <path fill={clearWater} d="M113 370h12v44h-12z" />
      <path fill={tokens.cold} d="M109 378h20l-20 22h20z" />
      <path d="M119 418v42" stroke={clearWater} strokeDasharray="6 3" strokeWidth="5" />
      <Lines x={44} y={390} lines={["Clean", "water in"]} />
      <path fill={slate} d="M232 512h12v50h-12z" />
      <path fill={tokens.cold} d="M228 520h20l-20 22h20z" />
      <path fill={tokens.cold} d="M210 574h56v14h-56zm14 0v14m14-14v14m14-14v14" />
      <Lines x={278} y={566} lines={["Dirty water", "to foul drain"]} />
    </>
  );
}
