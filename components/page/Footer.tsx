import { Fragment } from "react";
import { vatSentence } from "../../data/copy/owners-sentences.ts";
import { contactCardPath } from "../../data/model/contact-card.ts";
import { hoursText } from "../../data/model/dates.ts";
import { business, mainPhone, owner } from "../../data/model/facts.ts";
import { RELAY_PREFIX, relayPhone } from "../../data/model/relay-uk.ts";
import { radiusMiles, reading, towns } from "../../data/model/towns.ts";
import { PhoneLink } from "../links/PhoneLink.tsx";
import { ProfileLinks } from "../links/ProfileLinks.tsx";
import { Logo } from "./Logo.tsx";
import { NavigationLinks } from "./NavigationLinks.tsx";

/** The footer names every town, or of many the nearest. */
const nearest = towns.length < 24 ? towns : towns.slice(0, 24);

/** The footer of every page: who we are and how to reach us, pages, the nearest towns. */
export function Footer() {
  return (
    <footer className="footer">
      <div id="contact">
        <h2>
          <Logo again /> <bdi translate="no">{business.name}</bdi>
        </h2>
        <p>
          {business.trade} in {reading.name} and within {radiusMiles}&nbsp;miles
        </p>
        <PhoneLink phone={mainPhone} />
        <p className="screen-only">
          <a className="text-link" href={contactCardPath}>
            Save our number to your contacts
          </a>
        </p>
        <p>
          Can’t hear or speak on the phone? Relay UK:{" "}
          <a href={relayPhone.href}>
            <span>
              <span role="img" aria-label={RELAY_PREFIX.split("").join(" ")}>
                {RELAY_PREFIX}
              </span>{" "}
              {mainPhone.label}
            </span>
          </a>
        </p>
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
          {towns.length > nearest.length && (
            <>
              {" "}
              See <a href="/areas/">all towns</a>.
            </>
          )}
        </p>
      </nav>
      <Identity />
    </footer>
  );
}

/** When we answer the phone, and the e-mail address, as far as they are known. */
function OwnerDetails() {
  const { openingHours, email, profiles } = owner;
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
      {profiles.length > 0 && (
        <p>
          <ProfileLinks profiles={profiles} />
        </p>
      )}
      {openingHours.length > 0 && (
        <>
          <h2>Hours</h2>
          <ul>
            {openingHours.map((hours) => (
              <li key={hoursText(hours)}>{hoursText(hours)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Who we are in the eyes of the law, as far as it is known. */
function Identity() {
  const { legalIdentity, vat } = owner;
  const { companyNumber, registeredIn } = legalIdentity ?? {};
  if (!legalIdentity && !vat) return null;
  return (
    <div className="footer-identity">
      {vat && <p>{vatSentence(vat)}</p>}
      {legalIdentity && (
        <address>
          {legalIdentity.name}, {legalIdentity.street}, {legalIdentity.town} {legalIdentity.postcode}
          {companyNumber && `, company number ${companyNumber}`}
          {registeredIn && ` (${registeredIn})`}
        </address>
      )}
    </div>
  );
}
