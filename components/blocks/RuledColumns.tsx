import type { ReactNode } from "react";

/** A few short things, each an `<li>`, side by side and each under a rule. */
export function RuledColumns({ children }: { readonly children: ReactNode }) {
  return <ul className="ruled-columns">{children}</ul>;
}
