import { clearWater, ironBow, slate, tokens } from "../styles/colours.ts";

/** A straight pipe between two points in pixels or percent, and its contents; dashed if there are none. */
export type Pipe = {
  readonly water?: keyof typeof colours;
  readonly from: readonly [x: string, y: string];
  readonly to: readonly [x: string, y: string];
};

const colours = { hot: ironBow[7], black: tokens.soot, filtered: slate, clear: clearWater } as const;

/** Pipes with a white edge: first those to the radiators, so that all others cross in front of them. */
export function ProcessPipes({ pipes }: { readonly pipes: readonly Pipe[] }) {
  return (
    <>
      <g className="process-loop-option">{pipes.filter(({ water }) => !water).map(line)}</g>
      <Joined pipes={pipes.filter(({ water }) => water === "hot")} />
      <Joined pipes={pipes.filter(({ water }) => water && water !== "hot")} />
    </>
  );
}

/** All edges are drawn first, so that pipes that meet look joined: the same lines twice, which compresses well. */
function Joined({ pipes }: { readonly pipes: readonly Pipe[] }) {
  const lines = pipes.map(line);
  return (
    <>
      <g className="process-loop-edges">{lines}</g>
      <g className="process-loop-pipes">{lines}</g>
    </>
  );
}

function line({ water, from: [x1, y1], to: [x2, y2] }: Pipe) {
  const stroke = water && colours[water];
  return <line key={`${x1} ${y1} ${x2} ${y2}`} x1={x1} y1={y1} x2={x2} y2={y2} stroke={stroke} />;
}
