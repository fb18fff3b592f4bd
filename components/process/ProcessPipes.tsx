/** A straight pipe between two points in pixels or percent, and what flows in it. */
export type Pipe = {
  readonly water: "hot" | "black" | "cleaned";
  readonly from: readonly [x: string, y: string];
  readonly to: readonly [x: string, y: string];
};

/** Pipes with one white edge around all of them: the edges are drawn first, so that pipes which meet are joined. */
export function ProcessPipes({ pipes }: { readonly pipes: readonly Pipe[] }) {
  return (
    <>
      <g className="process-loop-edges">{pipes.map(line)}</g>
      {pipes.map((pipe) => (
        <g key={`${pipe.from} ${pipe.to}`} className={`process-loop-${pipe.water}`}>
          {line(pipe)}
        </g>
      ))}
    </>
  );
}

function line({ from: [x1, y1], to: [x2, y2] }: Pipe) {
  return <line key={`${x1} ${y1} ${x2} ${y2}`} x1={x1} y1={y1} x2={x2} y2={y2} />;
}
