import { Children, type ReactNode } from "react";

/** Short items, each an `<li>` under a rule, side by side: as many in a row as leaves none alone in the last. */
export function RuledColumns({ children }: { readonly children: ReactNode }) {
  const count = Children.count(children);
  const columns = [3, 4, 5].find((each) => count % each !== 1);
  return (
    <ul className="ruled-columns" data-columns={columns} data-even={count % 2 === 0 || undefined}>
      {children}
    </ul>
  );
}
