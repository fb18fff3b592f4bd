import { expect } from "vitest";

/** Fails because something isn't as it was accepted; with `-u`, accepts it instead. */
export function acceptOrFail(difference: string, accept: () => unknown): unknown {
  const isAccepted = expect.getState().snapshotState.snapshotUpdateState === "all";
  return isAccepted ? accept() : expect.fail(`Snapshot mismatched: ${difference}`);
}
