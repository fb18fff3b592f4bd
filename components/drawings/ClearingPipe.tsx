/** Black water in a pipe, for a ClosingCall, whose number turns it clear. */
export function ClearingPipe() {
  return <div className="clearing-pipe" aria-hidden="true" />;
}
