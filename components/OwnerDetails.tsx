import type { OwnerFacts } from "../data/owner.ts";

/** What the owner has told us about the business; nothing for what is not known. */
export function OwnerDetails({ owner }: { readonly owner: OwnerFacts }) {
  const { legalIdentity, vat, openingHours, email, membership } = owner;
  return (
    <>
      {openingHours && <p>{openingHours}</p>}
      {email && (
        <p>
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      {membership && <p>{membership}</p>}
      {vat && <p>{vat}</p>}
      {legalIdentity && (
        <address>
          {legalIdentity.name}, {legalIdentity.address}
        </address>
      )}
    </>
  );
}
