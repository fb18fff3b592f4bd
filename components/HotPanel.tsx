/** The foot of a hot radiator: flutes that reach to the lower edge of whatever holds them. */
export function HotPanel() {
  return (
    <svg className="hot-panel screen-only" width="100%" height="120" aria-hidden="true">
      <linearGradient id="hot-panel-flute">
        <stop stopColor="#f08c20" />
        <stop offset=".2" stopColor="#f9ae2c" />
        <stop offset=".5" stopColor="#fcc348" />
        <stop offset=".8" stopColor="#f9ae2c" />
        <stop offset="1" stopColor="#f08c20" />
      </linearGradient>
      <pattern id="hot-panel-flutes" width="44" height="999" patternUnits="userSpaceOnUse">
        <rect x="3" width="38" height="999" rx="19" fill="url(#hot-panel-flute)" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#hot-panel-flutes)" />
    </svg>
  );
}
