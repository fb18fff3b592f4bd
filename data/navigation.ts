import type { SitePath } from "./address.ts";

/** An entry of the navigation, which stands in the header and in the footer. */
export type NavigationEntry = { readonly label: string; readonly path: SitePath };

export const navigation: readonly NavigationEntry[] = [
  { label: "Home", path: "/" },
  { label: "About Us", path: "/about/" },
  { label: "Services", path: "/services/" },
  { label: "Areas Covered", path: "/areas/" },
  { label: "Prices & Booking", path: "/prices/" },
];
