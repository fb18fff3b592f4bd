import { hoursText } from "../../data/model/dates.ts";
import { business, owner } from "../../data/model/facts.ts";
import { mainPhone } from "../../data/model/phones.ts";
import { radiusMiles, towns } from "../../data/model/towns.ts";
import { PhoneLink } from "../links/PhoneLink.tsx";
import { NavigationLinks } from "./NavigationLinks.tsx";
import { SaveNumber } from "./SaveNumber.tsx";

/** More would make the footer higher than a phone's screen; Areas has all. */
const MOST_TOWNS = 12;

/** The footer of every page: contact, pages, the nearest towns. */
export function Footer() {
  return (
    <footer className="footer">
      <div>
        <h2>Call {business.name}</h2>
        <p>
          {business.trade} in Reading and within a {radiusMiles}&#8209;mile radius.
        </p>
        <PhoneLink phone={mainPhone} />
        <SaveNumber />
        <OwnerDetails />
      </div>
      <nav className="footer-links" aria-labelledby="quick-links">
        <h2 id="quick-links">Quick links</h2>
        <ul>
          <NavigationLinks />
        </ul>
      </nav>
      <nav aria-labelledby="service-areas">
        <h2 id="service-areas">Service areas</h2>
        <ul>
          {towns.slice(0, MOST_TOWNS).map(({ id, name }) => (
            <li key={id}>
              <a href={`/areas/#${id}`}>{name}</a>
            </li>
          ))}
          {towns.length > MOST_TOWNS && (
            <li className="screen-only">
              <a href="/areas/">All {towns.length} towns</a>
            </li>
          )}
        </ul>
      </nav>
    </footer>
  );
}

/** The owner's facts, as far as they are known. */
function OwnerDetails() {
  const { legalIdentity, vat, openingHours, email } = owner;
  return (
    <>
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {openingHours.map((hours) => (
        <p key={hoursText(hours)}>{hoursText(hours)}</p>
      ))}
      {vat && <p>{vat}</p>}
      {legalIdentity && (
        <address>
          {legalIdentity.name}, {legalIdentity.street}, {legalIdentity.town} {legalIdentity.postcode}
        </address>
      )}
    </>
  );
}
