import type { Fault } from "../../data/copy/faults.ts";

/** What to do about a fault, and how to tell it. */
export function FaultDetails({ details, signs, more }: Fault) {
  return (
    <div className="fault-details">
      {signs ? (
        <>
          <p>{details}</p>
          <ul>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <p>{more}</p>
        </>
      ) : (
        <p>
          {details} {more}
        </p>
      )}
    </div>
  );
}
