import { clearWater, slate, tokens } from "../styles/colours.ts";

/** The heights at which pipes meet the radiators, at the valves. */
export const tappings = [96, 178, 260];

/** From one valve to the next, in the direction of the water. Dirty water clears while the steps are read. */
const pipes = [
  {
    water: clearWater,
    path: "M148 513V554H102M58 554H22V96H38M22 178H38M22 260H38M58 96H78M58 178H78M58 260H78",
  },
  { water: clearWater, path: "M312 96H332M352 96H370V178" },
  { water: tokens.soot, path: "M312 178H332M352 178H370V400M312 260H332M352 260H370", isDirty: true },
  { water: slate, path: "M370 492V506H191", isDirty: true },
];

/** All edges are drawn first, so that pipes that meet look joined. Dashed: the pipes to the boiler, which is shut off. */
export function ProcessPipes() {
  return (
    <g className="process-loop-pipes">
      <path className="process-loop-off" strokeWidth="2.5" d="M22 322h100m104 0h51m38 0h55" />
      <path className="process-loop-edges" d={pipes.map(({ path }) => path).join("")} />
      {pipes.map(({ water, path, isDirty }) => (
        <path key={path} className={isDirty ? "process-loop-dirty" : undefined} stroke={water} d={path} />
      ))}
      <path className="process-loop-arrows" d={arrows} />
    </g>
  );
}

/** Up the flow pipe, down the return pipe, along to the tank. */
const arrows =
  "M12 146h20l-10-17zM12 228h20l-10-17zM12 440h20l-10-17z" +
  "M360 128h20l-10 17zM360 210h20l-10 17zM360 358h20l-10 17z" +
  "M324 496v20l-17-10z";
