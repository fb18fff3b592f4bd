import type { ReactNode } from "react";

/** Short items, each an `<li>` under a rule, side by side where they fit. */
export function RuledColumns({ children }: { readonly children: ReactNode }) {
  return <ul className="ruled-columns">{children}</ul>;
}
