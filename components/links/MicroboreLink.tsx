import { business } from "../../data/model/facts.ts";

/** Links to another site's page about blocked microbore pipes, and says so. */
export function MicroboreLink() {
  const { address, label, publisher } = business.microboreLink;
  return (
    <p>
      <a className="text-link" href={address} target="_blank" rel="noopener">
        {label} – {publisher} (opens in a new tab)
      </a>
    </p>
  );
}
