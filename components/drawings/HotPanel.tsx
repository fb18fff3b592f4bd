/** The foot of a hot radiator: flutes that reach to the lower edge of whatever holds them. */
export function HotPanel() {
  return (
    <svg className="hot-panel screen-only" width="100%" height="120" aria-hidden="true">
      <linearGradient id="hot-panel-flute" x2=".5" spreadMethod="reflect">
        <stop stopColor="#f08c20" />
        <stop offset=".4" stopColor="#f9ae2c" />
        <stop offset="1" stopColor="#fcc348" />
      </linearGradient>
      <pattern id="hot-panel-flutes" width="44" height="999" patternUnits="userSpaceOnUse">
        <rect x="3" width="38" height="999" rx="19" fill="url(#hot-panel-flute)" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#hot-panel-flutes)" />
    </svg>
  );
}
