import { hoursText } from "../../data/model/dates.ts";
import { business, owner } from "../../data/model/facts.ts";
import { mainPhone } from "../../data/model/phones.ts";
import { towns } from "../../data/model/towns.ts";
import { PhoneLink } from "../links/PhoneLink.tsx";
import { NavigationLinks } from "./NavigationLinks.tsx";
import { SaveNumber } from "./SaveNumber.tsx";

/** Of more towns, the footer shows the nearest and a link to all. */
const MOST_TOWNS = 13;
const shownTowns = towns.length > MOST_TOWNS ? towns.slice(0, MOST_TOWNS - 1) : towns;

/** The footer of every page: contact, pages, the nearest towns. */
export function Footer() {
  return (
    <footer className="footer">
      <div>
        <h2>
          Call <bdi translate="no">{business.name}</bdi>
        </h2>
        <PhoneLink phone={mainPhone} />
        <SaveNumber />
        <OwnerDetails />
      </div>
      <nav className="footer-links screen-only" aria-labelledby="quick-links">
        <h2 id="quick-links">Quick links</h2>
        <ul>
          <NavigationLinks />
        </ul>
      </nav>
      <nav aria-labelledby="service-areas">
        <h2 id="service-areas">Service areas</h2>
        <ul>
          {shownTowns.map(({ id, name }) => (
            <li key={id}>
              <a href={`/areas/#${id}`}>{name}</a>
            </li>
          ))}
          {shownTowns.length < towns.length && (
            <li>
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
  const { companyNumber, registeredIn } = legalIdentity ?? {};
  const [user, host] = email?.split("@") ?? [];
  return (
    <>
      {email && (
        <p>
          <a href={`mailto:${email}`}>
            {user}@<wbr />
            {host}
          </a>
        </p>
      )}
      {openingHours.map((hours) => (
        <p key={hoursText(hours)}>{hoursText(hours)}</p>
      ))}
      {vat && <p>{vat}</p>}
      {legalIdentity && (
        <address>
          {legalIdentity.name}, {legalIdentity.street}, {legalIdentity.town} {legalIdentity.postcode}
          {companyNumber && `, company number ${companyNumber}`}
          {registeredIn && ` (${registeredIn})`}
        </address>
      )}
    </>
  );
}
