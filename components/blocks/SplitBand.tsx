import type { ReactNode } from "react";

/** Two contrasting sections, side by side if there is room. */
export function SplitBand({ children }: { readonly children: ReactNode }) {
  return <div className="split-band">{children}</div>;
}
