import type { ReactNode } from "react";

/** Two sections that answer each other, side by side if there is room. */
export function SplitBand({ children }: { readonly children: ReactNode }) {
  return <div className="split-band">{children}</div>;
}
