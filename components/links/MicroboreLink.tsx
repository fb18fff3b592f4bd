import { microboreLink } from "../../data/microbore-link.ts";

/** Links to another site's page about blocked microbore pipes, and says so. */
export function MicroboreLink() {
  const { href, label, publisher } = microboreLink;
  return (
    <p>
      <a className="text-link" href={href} target="_blank" rel="noopener">
        {label} – {publisher} (opens in a new tab)
      </a>
    </p>
  );
}
