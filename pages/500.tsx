import { FirstScreen } from "../components/blocks/FirstScreen.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { ColdRadiator } from "../components/errors/ColdRadiator.tsx";
import { LinkButton } from "../components/links/LinkButton.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { business, mainPhone } from "../data/model/facts.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: `Unexpected Application Error! | ${business.name}`,
  description: "Something went wrong on our side. The phone number and the main pages are one tap away.",
  noindex: true,
};

/** Replaces a page that can't be shown. */
export default function ServerError() {
  return (
    <FirstScreen>
      <PageHeading lines={["Unexpected", "Application Error!"]}>
        <p className="lede">
          Something went wrong on our side, so we can’t show this page. You can still call us.
        </p>
        <p>Status 500</p>
        <LinkButton href="/">Return to Home</LinkButton>
        <PhoneLink phone={mainPhone} call />
      </PageHeading>
      <ColdRadiator status={500} />
    </FirstScreen>
  );
}
