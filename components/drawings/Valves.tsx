import { grey } from "./thermal.ts";

/** How far pipes run below the panel, in pixels: past the edge of any drawing. */
const DROP = 400;

type ValvesProps = {
  /** How hot the return pipe is, in °C. */
  readonly returns: number;
  readonly scale?: number | undefined;
  /** The one that there is if two radiators are drawn so near that the others would collide. */
  readonly only?: "flow" | "return" | undefined;
};

/** At the panel's bottom, the valve with its numbered head on the left and the lockshield valve on the right; their pipes. */
export function Valves({ returns, scale, only }: ValvesProps) {
  const transform = scale ? `scale(${scale})` : undefined;
  return (
    <>
      {only !== "return" && (
        <svg y="100%" overflow="visible">
          <g transform={transform}>
            <path d={`M-32-24h13v${DROP}h-13zM-32-27h40v12h-40z`} fill={grey(63)} />
            <rect x="-39" y="-84" width="27" height="50" rx="6" fill={grey(40)} />
            <path d="M-35-78v38M-28.5-78v38M-22-78v38M-16-78v38" stroke={grey(47)} strokeWidth="2.5" />
            <rect x="-34" y="-37" width="17" height="15" fill={grey(58)} />
          </g>
        </svg>
      )}
      {only !== "flow" && (
        <svg x="100%" y="100%" overflow="visible">
          <g transform={transform}>
            <path d={`M19-24h13v${DROP}h-13zM-8-27h40v12h-40z`} fill={grey(returns)} />
            <rect x="16" y="-52" width="19" height="27" rx="4" fill={grey(36)} />
          </g>
        </svg>
      )}
    </>
  );
}
