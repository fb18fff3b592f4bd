import { white } from "../styles/colours.ts";
import { grey } from "./thermal.ts";

/** Definitions that drawings refer to by id: fill="url(#id)", filter="url(#id)". */

type HeatGradientProps = {
  readonly id: string;
  /** Temperatures in °C at the upper and lower edges of what it fills. */
  readonly top: number;
  readonly foot: number;
  /** How far down it is as cool as at the bottom, as a share of the height. */
  readonly end?: string;
};

/** A surface that is warmer at the top than at the bottom, in grey. */
export function HeatGradient({ id, top, foot, end = "1" }: HeatGradientProps) {
  return (
    <linearGradient id={id} x2="0" y2={end}>
      <stop stopColor={grey(top)} />
      <stop offset="1" stopColor={grey(foot)} />
    </linearGradient>
  );
}

/** Opacities in the middle and, unless it fades evenly, just past halfway to the edge. */
type GlowProps = { readonly id: string; readonly middle: string; readonly halfway?: string };

/** The warmth that a radiator gives to the wall around it. */
export function Glow({ id, middle, halfway }: GlowProps) {
  return (
    <radialGradient id={id}>
      <stop stopColor={white} stopOpacity={middle} />
      {halfway && <stop offset=".55" stopColor={white} stopOpacity={halfway} />}
      <stop offset="1" stopColor={white} stopOpacity="0" />
    </radialGradient>
  );
}

type BlurProps = {
  readonly id: string;
  /** Standard deviation in units of the drawing; across and down if they differ. */
  readonly by: string;
  /** How far it extends past the blurred shape, in percent of that shape. */
  readonly reach?: number;
};

/** Soft edges. */
export function Blur({ id, by, reach = 20 }: BlurProps) {
  const size = `${100 + 2 * reach}%`;
  return (
    <filter id={id} x={`-${reach}%`} y={`-${reach}%`} width={size} height={size}>
      <feGaussianBlur stdDeviation={by} />
    </filter>
  );
}

type FlutesProps = {
  readonly id: string;
  /** The width of a flute in pixels, and where the first begins. */
  readonly pitch: number;
  readonly start?: number;
  /** How dark a flute is at its edges and how light in its middle, as opacities of black and white. */
  readonly shade: string;
  readonly sheen: string;
  /** What the shade fades to. */
  readonly fade?: string;
};

/** The flutes of a panel's steel. Their pitch is in pixels, so that a wider panel has more and none is stretched. */
export function Flutes({ id, pitch, start, shade, sheen, fade }: FlutesProps) {
  return (
    <>
      <linearGradient id={`${id}-shade`}>
        <stop stopOpacity={shade} />
        <stop offset=".3" stopColor={fade} stopOpacity="0" />
        <stop offset=".3" stopColor={white} stopOpacity="0" />
        <stop offset=".5" stopColor={white} stopOpacity={sheen} />
        <stop offset=".7" stopColor={white} stopOpacity="0" />
        <stop offset=".7" stopColor={fade} stopOpacity="0" />
        <stop offset="1" stopOpacity={shade} />
      </linearGradient>
      <pattern id={id} x={start} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
        <rect width={pitch} height={pitch} fill={`url(#${id}-shade)`} />
      </pattern>
    </>
  );
}
