import { hotSteel } from "../styles/colours.ts";

/** The lower end of a hot radiator: flutes down to the lower edge of their container. */
export function HotPanel() {
  return (
    <svg className="hot-panel screen-only" width="100%" height="120" aria-hidden="true">
      <linearGradient id="hot-panel-flute" x2=".5" spreadMethod="reflect">
        <stop stopColor={hotSteel[0]} />
        <stop offset=".4" stopColor={hotSteel[1]} />
        <stop offset="1" stopColor={hotSteel[2]} />
      </linearGradient>
      <pattern id="hot-panel-flutes" width="44" height="999" patternUnits="userSpaceOnUse">
        <rect x="3" width="38" height="999" rx="19" fill="url(#hot-panel-flute)" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#hot-panel-flutes)" />
    </svg>
  );
}
