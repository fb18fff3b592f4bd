import { flushStates, scaleTicks, topTemperature } from "../data/illustration.ts";
import { colour, ironBow, range } from "./thermal.ts";

/** The panel read from its top to its foot, before and after a flush: each curve has the colour of its temperature. */
export function HeatProfile() {
  const [before, , after] = flushStates;
  return (
    <figure className="heat-profile screen-only">
      <div
        className="heat-profile-picture"
        role="img"
        aria-label={`Chart of one radiator’s surface temperature from top to foot. Before a flush it falls from ${topTemperature} to ${before.foot} °C, after one from ${topTemperature} to ${after.foot} °C.`}
      >
        <b>Before</b>
        <b>Top of the radiator</b>
        <b>After</b>
        <Strip id="profile-before" foot={before.foot} />
        <Curves />
        <Strip id="profile-after" foot={after.foot} />
      </div>
      <figcaption>
        The same radiator, read from top to foot. Illustration with example temperatures.
      </figcaption>
    </figure>
  );
}

/** The panel's colours from top to foot. */
function Strip({ id, foot }: { readonly id: string; readonly foot: number }) {
  return (
    <svg width="40" height="300">
      <linearGradient id={id} x2="0" y2="1">
        {depths
          .filter((_, step) => step % 4 === 0)
          .map((depth) => (
            <stop key={depth} offset={depth} stopColor={colour(temperatureAt(depth, foot))} />
          ))}
      </linearGradient>
      <rect width="40" height="300" fill={`url(#${id})`} />
    </svg>
  );
}

/** The two curves in 1,000 × 1,000 units, stretched to the place there is; strokes keep their width, text its size. */
function Curves() {
  return (
    <svg
      className="heat-profile-curves"
      width="100%"
      height="330"
      overflow="visible"
      fill="currentColor"
      textAnchor="middle"
    >
      <svg
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        width="100%"
        height="300"
        overflow="visible"
        fill="none"
      >
        <linearGradient id="profile-scale" gradientUnits="userSpaceOnUse" x2="1000">
          {ironBow.map((color, index) => (
            <stop key={color} offset={index / (ironBow.length - 1)} stopColor={color} />
          ))}
        </linearGradient>
        <path
          className="heat-profile-grid"
          d={`M0 0h1000M0 1000h1000${ticks.map((celsius) => `M${place(celsius)} 0v1000`).join("")}`}
        />
        <path className="heat-profile-edge" strokeWidth="10" d={curves} />
        <path stroke="url(#profile-scale)" strokeWidth="6" d={curves} />
      </svg>
      <text x="62%" y="292">
        Foot
      </text>
      {ticks.map((celsius) => (
        <text key={celsius} x={`${place(celsius) / 10}%`} y="324">
          {celsius}
        </text>
      ))}
      <text x={`${place(ticks.at(-1) ?? 0) / 10}%`} y="324" dx=".8em" textAnchor="start">
        °C
      </text>
    </svg>
  );
}

/** Every second one: the chart is narrower than the picture. */
const ticks = scaleTicks.filter((_, index) => index % 2 === 1);

/** The temperature in °C at a depth from 0, the top, to 1, the foot: even along the top, then falling to the foot's. */
function temperatureAt(depth: number, foot: number): number {
  const fall = Math.min(1, Math.max(0, (depth - 0.15) / 0.75));
  return topTemperature - (topTemperature - foot) * fall * fall * (3 - 2 * fall);
}

/** Where a temperature stands on the scale, in units from the cold end: whole, so that steps add up. */
function place(celsius: number): number {
  return Math.round((1000 * (celsius - range.from)) / (range.to - range.from));
}

const depths = Array.from({ length: 21 }, (_, index) => index / 20);
const curves = [flushStates[0], flushStates[2]].map(({ foot }) => curve(foot)).join("");

/** From the top down, in steps that go to the side as the temperature falls: "m883 0-7 50-22 50". */
function curve(foot: number): string {
  const places = depths.map((depth) => place(temperatureAt(depth, foot)));
  const steps = places.map((end, index) => end - (places[index - 1] ?? end));
  return `M${places[0]} 0l${steps.slice(1).join(" 50 ").replaceAll(" -", "-")} 50`;
}
