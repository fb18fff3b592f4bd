import { ClosingCall } from "../components/ClosingCall.tsx";
import { FlushPicture, flushRules } from "../components/FlushPicture.tsx";
import { HandPrint } from "../components/HandPrint.tsx";
import { HeatProfile } from "../components/HeatProfile.tsx";
import { LimitGauges } from "../components/LimitGauges.tsx";
import { LinkButton } from "../components/LinkButton.tsx";
import { MicroboreLink } from "../components/MicroboreLink.tsx";
import { PageHeading } from "../components/PageHeading.tsx";
import { PhoneLink } from "../components/PhoneLink.tsx";
import { PipeScale } from "../components/PipeScale.tsx";
import { ReasonCards } from "../components/ReasonCards.tsx";
import { Section } from "../components/Section.tsx";
import { href } from "../data/address.ts";
import { business } from "../data/business.ts";
import { limits } from "../data/limits.ts";
import { closingPhone, mainPhone } from "../data/phones.ts";
import { lowestPrice } from "../data/prices.ts";
import { reasons } from "../data/reasons.ts";
import { localBusiness } from "../data/structured-data.ts";
import { radiusMiles } from "../data/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: `Power flushing in Reading and ${radiusMiles} miles around`,
  description: `Radiators cold at the bottom, a boiler that bangs? ${business.name} clears the sludge, from ${lowestPrice}. No fix, no fee. Call ${mainPhone.label}.`,
  structuredData: [localBusiness],
  css: flushRules,
};

export default function Home() {
  return (
    <>
      <PageHeading kicker={`${business.trade}, Reading`} lines={["Cold at the bottom?", "That’s sludge."]}>
        <p className="lede">
          We flush it out of radiators, pipes and boiler, in Reading and within {radiusMiles} miles. From{" "}
          {lowestPrice}, by number of radiators. No fix, no fee.
        </p>
        <LinkButton href={href("/prices/")}>Get a Free Quote</LinkButton>
        <PhoneLink phone={mainPhone} call />
      </PageHeading>
      <FlushPicture />
      <Section
        heading="The boiler is working. The heat is not getting through."
        aside={
          <>
            <p className="lede">
              Sludge is mostly black iron oxide from the inside of your own radiators. It is heavy, so it
              settles at the foot of the panel and keeps the hot water off the steel. What reaches the boiler
              makes it bang and rumble.
            </p>
            <p className="lede">
              A power flush moves it. Cleaner goes round the whole system, a magnet catches the iron, the
              water is neutralised and protected, and the flow is balanced and tested.
            </p>
            <p>
              <a className="text-link" href={href("/services/#process")}>
                The work, step by step
              </a>
            </p>
            <p>
              <a className="text-link" href={href("/services/#commercial")}>
                For landlords and owners of commercial property
              </a>
            </p>
          </>
        }
      >
        <HeatProfile />
      </Section>
      <Section
        heading="Some systems should not be power flushed"
        tone="cold"
        aside={
          <>
            <p className="lede">
              Does yours have microbore pipes, is it over {limits.oldestYears} years old or heavily blocked?
              Then a power flush is the wrong job. We say so, and refer you to a mechanical cleaning service
              instead.
            </p>
            <MicroboreLink />
          </>
        }
        picture={<PipeScale />}
      >
        <LimitGauges />
      </Section>
      <Section heading="Why choose us">
        <ReasonCards reasons={reasons} />
      </Section>
      <ClosingCall
        heading="Put a hand on the foot of a radiator. Is it cold?"
        phone={closingPhone}
        picture={<HandPrint />}
      />
    </>
  );
}
