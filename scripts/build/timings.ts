/** The time of a stage of a build. */
export type StageTime = { readonly stage: string; readonly milliseconds: number };

/** Runs a stage and returns its result. */
export type Time = <T>(stage: string, work: () => T) => T;

/** Measures stages; one that returns a promise, until it settles. */
export function createTimings(): { readonly time: Time; readonly stages: readonly StageTime[] } {
  const stages: StageTime[] = [];
  const time: Time = (stage, work) => {
    const started = performance.now();
    const note = () => stages.push({ stage, milliseconds: performance.now() - started });
    const result = work();
    if (result instanceof Promise) void result.then(note, note);
    else note();
    return result;
  };
  return { time, stages };
}
