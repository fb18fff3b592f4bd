import { FirstScreen } from "../components/blocks/FirstScreen.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { ColdRadiator } from "../components/errors/ColdRadiator.tsx";
import { LinkButton } from "../components/links/LinkButton.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { business, mainPhone } from "../data/model/facts.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: `Oops! Page not found | ${business.name}`,
  description: "There is no page at this address. The main pages and the phone number are one tap away.",
  noindex: true,
};

/** The path is a separate argument, so that the console never interprets it. */
const logAttemptedPath = 'console.error("Page not found:",location.pathname)';

export default function NotFound() {
  return (
    <>
      <FirstScreen>
        <PageHeading lines={["Oops! Page", "not found"]}>
          <p className="lede">
            There is no page at this address. If your radiators are cold, you can still call us.
          </p>
          <LinkButton href="/">Return to Home</LinkButton>
          <PhoneLink phone={mainPhone} call />
        </PageHeading>
        <ColdRadiator status={404} />
      </FirstScreen>
      <script>{logAttemptedPath}</script>
    </>
  );
}
