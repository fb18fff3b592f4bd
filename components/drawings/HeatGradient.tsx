import { grey } from "./thermal.ts";

type HeatGradientProps = {
  readonly id: string;
  /** Temperatures in °C at the upper and at the lower edge of what it fills. */
  readonly top: number;
  readonly foot: number;
  /** How far down it is as cool as at the foot, as a share of the height. */
  readonly end?: number;
};

/** A surface that is warmer at the top than at the foot, in grey, for fill="url(#id)". */
export function HeatGradient({ id, top, foot, end = 1 }: HeatGradientProps) {
  return (
    <linearGradient id={id} x2="0" y2={end}>
      <stop stopColor={grey(top)} />
      <stop offset="1" stopColor={grey(foot)} />
    </linearGradient>
  );
}
