import type { ReactNode } from "react";

type MapBandProps = {
  readonly map: ReactNode;
  readonly children: ReactNode;
};

/** A map on a cold band with a text version beside it, or below it on narrow screens. */
export function MapBand({ map, children }: MapBandProps) {
  return (
    <section className="map-band">
      <div className="map-band-map">{map}</div>
      <div className="map-band-text">{children}</div>
    </section>
  );
}
