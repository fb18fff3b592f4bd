import type { Fault } from "../../data/copy/faults.ts";

/** What to do about a fault, and how to tell it. */
export function FaultDetails({ signs, hint, more }: Fault) {
  return (
    <div className="fault-details">
      <p>{hint}</p>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p>{more}</p>
    </div>
  );
}
