import { setTimeout as pause } from "node:timers/promises";
import { close, differences, scan } from "./scan.ts";

/** Files that were written, added or removed at one go. */
export type Change = {
  /** Relative to the root, with forward slashes, sorted; there may be none. */
  readonly paths: readonly string[];
  /** When the first of it was noticed, in milliseconds of performance.now(). */
  readonly since: number;
  /** Whether something has happened since: a file may have been read half written. If so, an answer follows in any case. */
  readonly isOver: () => boolean;
};

/** For how many milliseconds nothing may happen until a save, which is several events, counts as finished. */
const QUIET = 5;

/**
 * Says what changes in folders below the root, until `signal` ends it. The first answer comes at once; what happens
 * while an answer is worked on makes up the next.
 *
 * The system's events only say when to look, since too many are lost or misnamed (folders in new folders, files
 * renamed over others, the second of two writes); what has changed is the difference between two looks.
 */
export async function* changes(
  root: string,
  folders: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<Change> {
  const bell = createBell();
  signal.addEventListener("abort", bell.ring);
  let seen = scan(root, folders, bell.ring);
  let isAwaited = false;
  const isOver = () => {
    isAwaited = bell.hasRung();
    return isAwaited;
  };
  try {
    yield { paths: [], since: performance.now(), isOver };
    while (!signal.aborted) {
      const since = await bell.rungAndQuiet();
      const before = seen;
      seen = scan(root, folders, bell.ring);
      close(before);
      const paths = differences(before.stamps, seen.stamps);
      if (paths.length === 0 && !isAwaited) continue;
      isAwaited = false;
      yield { paths, since, isOver };
    }
  } finally {
    close(seen);
  }
}

/** Waits for events, of which none is lost while nobody waits. */
function createBell() {
  let first: number | undefined;
  let last = 0;
  let wake = () => {};
  const ring = () => {
    last = performance.now();
    first ??= last;
    wake();
  };
  const rungAndQuiet = async () => {
    if (first === undefined)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    for (let rest = QUIET; rest > 0; rest = last + QUIET - performance.now()) await pause(Math.ceil(rest));
    const since = first ?? last;
    first = undefined;
    return since;
  };
  return { ring, rungAndQuiet, hasRung: () => first !== undefined };
}
