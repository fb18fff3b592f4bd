import { white } from "../styles/colours.ts";

type FlutesProps = {
  /** The pattern's id, for fill="url(#id)". */
  readonly id: string;
  /** The width of a flute in pixels, and where the first begins. */
  readonly pitch: number;
  readonly start?: number;
  /** How dark a flute is at its edges and how light in its middle, as opacities of black and white. */
  readonly shade: number;
  readonly sheen: number;
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
