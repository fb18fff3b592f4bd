import { Fragment } from "react";
import { hoursText } from "../../data/model/dates.ts";
import { business, mainPhone, owner } from "../../data/model/facts.ts";
import { radiusMiles, reading, towns } from "../../data/model/towns.ts";
import { PhoneLink } from "../links/PhoneLink.tsx";
import { Logo } from "./Logo.tsx";
import { NavigationLinks } from "./NavigationLinks.tsx";
import { SaveNumber } from "./SaveNumber.tsx";

/** Of many towns, the footer names the nearest. */
const nearest = towns.slice(0, 12);

/** The footer of every page: who we are and how to reach us, pages, the nearest towns. */
export function Footer() {
  return (
    <footer className="footer">
      <div>
        <h2>
          <Logo again /> <bdi translate="no">{business.name}</bdi>
        </h2>
        <p>
          {business.trade} in {reading.name} and within {radiusMiles}&nbsp;miles
        </p>
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
        <p className="footer-towns">
          {nearest.map(({ id, name }) => (
            <Fragment key={id}>
              <a href={`/areas/#${id}`}>{name}</a>,{" "}
            </Fragment>
          ))}
          and anywhere else <a href="/areas/">within {radiusMiles}&nbsp;miles</a>.
        </p>
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
