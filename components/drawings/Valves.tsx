import { grey } from "./thermal.ts";

/** How far pipes run below the panel, in pixels: past the edge of any drawing. */
const DROP = 400;

type FlowValveProps = {
  readonly pipe: number;
  readonly head: number;
  /** The ridges of the head. */
  readonly ridges?: number;
  /** The nut below the head. With its own temperature it is in front of the head, else half behind it. */
  readonly nut?: number;
  readonly scale?: number;
};

/** The valve with its numbered head at the panel's bottom left, and its feed pipe; temperatures in °C. */
export function FlowValve({ pipe, head, ridges = head + 6, nut, scale }: FlowValveProps) {
  return (
    <svg y="100%" overflow="visible">
      <g transform={scale ? `scale(${scale})` : undefined}>
        <path d={`M-32-24h13v${DROP}h-13zM-32-27h40v12h-40z`} fill={grey(pipe)} />
        {nut === undefined && <Nut celsius={(pipe + head) / 2} />}
        <rect x="-39" y="-84" width="27" height="50" rx="6" fill={grey(head)} />
        <path d="M-35-78v38M-28.5-78v38M-22-78v38M-16-78v38" stroke={grey(ridges)} strokeWidth="2.5" />
        {nut !== undefined && <Nut celsius={nut} />}
      </g>
    </svg>
  );
}

function Nut({ celsius }: { readonly celsius: number }) {
  return <rect x="-34" y="-37" width="17" height="15" fill={grey(celsius)} />;
}

type ReturnValveProps = { readonly pipe?: number; readonly cap: number; readonly scale?: number };

/** The lockshield valve under its cap at the panel's bottom right, and the return pipe; in °C. */
export function ReturnValve({ pipe, cap, scale }: ReturnValveProps) {
  return (
    <svg x="100%" y="100%" overflow="visible">
      <g transform={scale ? `scale(${scale})` : undefined}>
        <path d={`M19-24h13v${DROP}h-13zM-8-27h40v12h-40z`} fill={pipe ? grey(pipe) : undefined} />
        <rect x="16" y="-52" width="19" height="27" rx="4" fill={grey(cap)} />
      </g>
    </svg>
  );
}
