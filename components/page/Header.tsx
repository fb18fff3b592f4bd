import { canonical } from "../../data/model/address.ts";
import { business, mainPhone } from "../../data/model/facts.ts";
import { PhoneLink } from "../links/PhoneLink.tsx";
import { Logo } from "./Logo.tsx";
import { NavigationLinks } from "./NavigationLinks.tsx";

/** As people write it: "www.example.com". */
const siteAddress = canonical("/").replace(/^https:\/\/|\/$/g, "");

/**
 * The sticky header of every page. Without JavaScript the button is hidden and the links are visible. menu.client.ts
 * sets data-menu on the header; narrow screens then hide the links behind the button.
 */
export function Header({ currentPath }: { readonly currentPath: string }) {
  return (
    <header className="header">
      <div className="header-bar">
        <a className="header-name" href="/" translate="no">
          <Logo />
          {business.name}
        </a>{" "}
        <PhoneLink phone={mainPhone} className="phone-link header-phone" />{" "}
        <span className="paper-only">{siteAddress}</span>
        <button className="header-menu" type="button" aria-expanded="false" aria-controls="navigation" hidden>
          <span>Menu</span>
        </button>
      </div>
      <nav className="header-nav" id="navigation" aria-label="Main">
        <ul>
          <NavigationLinks currentPath={currentPath} />
          <li>
            <PhoneLink phone={mainPhone} className="header-call" />
          </li>
          {currentPath !== "/prices/" && (
            <li className="header-quote">
              <a href="/prices/">Get a Free Quote</a>
            </li>
          )}
        </ul>
      </nav>
    </header>
  );
}
