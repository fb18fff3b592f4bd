import type { SitePath } from "../../data/model/address.ts";

type LinkGridProps = { readonly links: readonly { readonly label: string; readonly path: SitePath }[] };

/** Links to answers, in columns. */
export function LinkGrid({ links }: LinkGridProps) {
  return (
    <ul className="link-grid screen-only">
      {links.map(({ label, path }) => (
        <li key={path}>
          <a className="text-link" href={path}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
