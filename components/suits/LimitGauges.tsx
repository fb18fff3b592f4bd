import { gauges } from "../../data/copy/limits.ts";

/** The limits of a standard flush as bars: the warm part of each is flushed, the dark part is not. */
export function LimitGauges() {
  return (
    <ul className="limit-gauges">
      {gauges.map(({ name, suits, excluded, excludedFirst }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p data-excluded-first={excludedFirst}>
            <span>
              <b>{suits}</b> may be flushed
            </span>{" "}
            <span>
              <b>{excluded}</b> not flushed
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
