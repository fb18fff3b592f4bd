/** A few short things side by side, each under a rule. */
export function RuledColumns({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="ruled-columns">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
