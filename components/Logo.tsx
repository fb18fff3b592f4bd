/** The mark: five flutes of a radiator. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 24" width="32" height="24" aria-hidden="true">
      <path
        d="M2 2v20M9 2v20M16 2v20M23 2v20M30 2v20"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
