import { hoursText } from "../../data/model/dates.ts";
import type { OwnerFacts } from "../../data/model/schema/owner.ts";

/** The owner's facts for the footer. Unknown facts are left out. */
export function OwnerDetails({ owner }: { readonly owner: OwnerFacts }) {
  const { legalIdentity, vat, openingHours, email } = owner;
  return (
    <>
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {openingHours?.map((hours) => (
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
