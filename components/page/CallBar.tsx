import { mainPhone } from "../../data/model/facts.ts";
import { PhoneLink } from "../links/PhoneLink.tsx";

/** Fixed to the bottom of a phone's screen: calling and prices are one tap away. */
export function CallBar({ currentPath }: { readonly currentPath: string }) {
  return (
    <aside
      className="call-bar screen-only"
      aria-label={currentPath === "/prices/" ? "Call" : "Call or see prices"}
    >
      <PhoneLink phone={mainPhone} call className="call-bar-phone" />{" "}
      {currentPath !== "/prices/" && (
        <a className="call-bar-prices" href="/prices/">
          Prices
        </a>
      )}
    </aside>
  );
}
