import type { SitePath } from "../../data/model/address.ts";

export type LinksProps = { readonly links: readonly { readonly label: string; readonly path: SitePath }[] };

/** Links to answers, laid out by the styles of its class. */
export function LinkList({ links, className }: LinksProps & { readonly className: string }) {
  return (
    <ul className={`${className} screen-only`}>
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
