import { mainPhone } from "../../data/model/phones.ts";
import { PageHeading } from "../blocks/PageHeading.tsx";
import { LinkButton } from "../links/LinkButton.tsx";
import { PhoneLink } from "../links/PhoneLink.tsx";
import { ColdRadiator } from "./ColdRadiator.tsx";

/** Replaces a page that can't be shown: the HTTP status, such as 500, and links to other pages. */
export function ErrorFallback({ status }: { readonly status: number }) {
  return (
    <>
      <PageHeading lines={["Unexpected Application Error!"]}>
        <p className="lede">Status {status}</p>
        <p>Something went wrong on our side, and this page could not be shown. You can still call us.</p>
        <LinkButton href="/">Return to Home</LinkButton>
        <PhoneLink phone={mainPhone} call />
      </PageHeading>
      <ColdRadiator state="blocked" status={status} />
    </>
  );
}
