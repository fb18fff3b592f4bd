import { href } from "../data/address.ts";
import { mainPhone } from "../data/phones.ts";
import { ColdRadiator } from "./ColdRadiator.tsx";
import { LinkButton } from "./LinkButton.tsx";
import { PageHeading } from "./PageHeading.tsx";
import { PhoneLink } from "./PhoneLink.tsx";

type ErrorFallbackProps = {
  /** The status of the answer, such as 500. */
  readonly status?: number;
  /** What went wrong, where it is known. */
  readonly message?: string;
};

/** What stands in for a page that could not be made: the status or the message, and a way on. */
export function ErrorFallback({ status, message }: ErrorFallbackProps) {
  return (
    <>
      <PageHeading lines={["Unexpected Application Error!"]}>
        <p className="lede">{message ?? `Status ${status ?? 500}`}</p>
        <p>Something went wrong on our side, and this page could not be shown. You can still call us.</p>
        <LinkButton href={href("/")}>Return to Home</LinkButton>
        <PhoneLink phone={mainPhone} call />
      </PageHeading>
      <ColdRadiator state="blocked" status={status} />
    </>
  );
}
