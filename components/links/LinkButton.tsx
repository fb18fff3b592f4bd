import type { ReactNode } from "react";

/** A way to another page. A call is a PhoneLink. */
export function LinkButton({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className="link-button screen-only" href={href}>
      {children}
      <svg
        viewBox="0 0 24 12"
        width="24"
        height="12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M0 6h22M17 1l5 5-5 5" />
      </svg>
    </a>
  );
}
