/** Whether an item begins or ends its row, for CSS that styles the ends of a row differently. */
export function edgeOf(index: number, items: readonly unknown[]): "start" | "end" | undefined {
  if (index === 0) return "start";
  return index === items.length - 1 ? "end" : undefined;
}
