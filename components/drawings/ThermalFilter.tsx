import { ironBow } from "../styles/colours.ts";
import { channels } from "./thermal.ts";

/** Blurs a drawing in grey by this many pixels and colours it with the palette. Once per page, for all ThermalViews. */
export function ThermalFilter({ blur }: { readonly blur: number }) {
  const [red, green, blue] = [0, 1, 2].map((channel) =>
    ironBow.map((color) => ((channels(color)[channel] ?? 0) / 255).toFixed(2).replace(/^0/, "")).join(" "),
  );
  return (
    <filter id="thermal" colorInterpolationFilters="sRGB">
      <feGaussianBlur stdDeviation={blur} />
      <feComponentTransfer>
        <feFuncR type="table" tableValues={red} />
        <feFuncG type="table" tableValues={green} />
        <feFuncB type="table" tableValues={blue} />
      </feComponentTransfer>
    </filter>
  );
}
