import type { LocatedTown } from "../data/towns.ts";

/** The towns with their straight-line miles; each is an anchor that the footer links to. */
export function TownList({ towns }: { readonly towns: readonly LocatedTown[] }) {
  return (
    <ol className="town-list">
      {towns.map(({ id, name, miles }) => (
        <li key={id} id={id}>
          <span>{name}</span> <span>{miles === 0 ? "Centre" : `${miles.toFixed(1)} miles`}</span>
        </li>
      ))}
    </ol>
  );
}
