import { navigation } from "../../data/copy/navigation.ts";

/** The navigation as list items. Marks the current page if its path is given. */
export function NavigationLinks({ currentPath }: { readonly currentPath?: string }) {
  return navigation.map(({ label, path }) => (
    <li key={path}>
      <a href={path} aria-current={path === currentPath ? "page" : undefined}>
        {label}
      </a>
    </li>
  ));
}
