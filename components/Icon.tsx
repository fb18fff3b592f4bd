/** The flutes of the mark as an icon of 32 × 32, on a tile of its own; it also stands on dark tabs. */
export function Icon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
      <style>{"@media (prefers-color-scheme:dark){#tile{fill:#f5f6f4}}"}</style>
      <linearGradient id="hot" x2="0" y2="1">
        <stop stopColor="#fbbf3c" />
        <stop offset="1" stopColor="#f0821f" />
      </linearGradient>
      <radialGradient id="cold" cx=".5" cy="1.05" r=".62">
        <stop offset=".3" stopColor="#3a2a9a" />
        <stop offset=".65" stopColor="#a82667" stopOpacity=".9" />
        <stop offset="1" stopColor="#d64a3c" stopOpacity="0" />
      </radialGradient>
      <clipPath id="flutes">
        {[4, 10.75, 17.5, 24.25].map((x) => (
          <rect key={x} x={x} y="5" width="4" height="22" rx="2" />
        ))}
      </clipPath>
      <rect id="tile" width="32" height="32" rx="5" fill="#0d1016" />
      <g clipPath="url(#flutes)">
        <path fill="url(#hot)" d="M0 5h32v22H0z" />
        <path fill="url(#cold)" d="M0 5h32v22H0z" />
      </g>
    </svg>
  );
}
