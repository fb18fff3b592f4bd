import { owner } from "../../data/model/facts.ts";
import { mainPhone } from "../../data/model/phones.ts";
import { LinkButton } from "../links/LinkButton.tsx";
import { SaveNumber } from "../page/SaveNumber.tsx";

/** How to book, below the prices: what to have ready, the owner's statement on the price, and the number. */
export function Booking() {
  return (
    <div className="booking" id="book">
      <h2>To book or get a free quote, call us</h2>
      <p className="lede">
        Tell us your postcode and how many radiators you have. Appointments are available in the same week.{" "}
        {owner.priceConfirmation}
      </p>
      <div className="booking-links screen-only">
        <LinkButton href={mainPhone.href}>Call {mainPhone.label}</LinkButton>
        <SaveNumber />
      </div>
    </div>
  );
}
