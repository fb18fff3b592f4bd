import { mainPhone } from "../data/phones.ts";
import { LinkButton } from "./LinkButton.tsx";

/** The call to book, right below the prices: what to have ready, and the number. */
export function Booking() {
  return (
    <div className="booking" id="book">
      <p className="lede">
        Call with your radiator count and the age of the system. Appointments are available in the same week.
      </p>
      <LinkButton href={mainPhone.href}>Call {mainPhone.label}</LinkButton>
    </div>
  );
}
