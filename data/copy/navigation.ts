import type { SitePath } from "../model/address.ts";

/** An entry of the navigation in the header and footer. */
type NavigationEntry = { readonly label: string; readonly path: SitePath };

export const navigation: readonly NavigationEntry[] = [
  { label: "Home", path: "/" },
  { label: "About Us", path: "/about/" },
  { label: "Services", path: "/services/" },
  { label: "Areas Covered", path: "/areas/" },
  { label: "Prices & Booking", path: "/prices/" },
];
