import { ClosingCall } from "../components/blocks/ClosingCall.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { Section } from "../components/blocks/Section.tsx";
import { RadiatorFoot } from "../components/drawings/RadiatorFoot.tsx";
import { SludgedRadiatorDefinitions } from "../components/drawings/SludgedRadiator.tsx";
import { FlushPicture } from "../components/flush/FlushPicture.tsx";
import { LinkButton } from "../components/links/LinkButton.tsx";
import { LinkRow } from "../components/links/LinkRow.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { DiagnosisSheet } from "../components/suitability/DiagnosisSheet.tsx";
import { PipeScale } from "../components/suitability/PipeScale.tsx";
import { ReasonCards } from "../components/suitability/ReasonCards.tsx";
import { SuitabilityCheck } from "../components/suitability/SuitabilityCheck.tsx";
import { faultsHeading } from "../data/copy/faults.ts";
import { heating } from "../data/copy/heating.ts";
import { pencilTest, pipeGauge } from "../data/copy/limits.ts";
import { startingPrices } from "../data/copy/prices.ts";
import { reasons } from "../data/copy/reasons.ts";
import { business } from "../data/model/facts.ts";
import { closingPhone, mainPhone } from "../data/model/phones.ts";
import { lowestPrice } from "../data/model/plans.ts";
import { localBusiness, webSite } from "../data/model/structured-data.ts";
import { radiusMiles, reading } from "../data/model/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

const title = `Power flushing in ${reading.name}`;
const withName = `${title} | ${business.name}`;

export const meta: PageMeta = {
  title: withName.length <= 60 ? withName : title, // search results have room for 60 characters
  description: `Radiators cold at the bottom? ${heating.headline[1]} Power flushing in ${reading.name} and within ${radiusMiles} miles, from ${lowestPrice}. Call ${mainPhone.label}.`,
  structuredData: [webSite, localBusiness],
};

/** Visitors' main questions; each link leads to the answer. */
const more = [
  { label: "Sludge or air?", path: "/services/#sludge-or-air" },
  { label: "How a flush works", path: "/services/#process" },
  { label: "Does it suit my system?", path: "/prices/#does-it-suit" },
  { label: "How to book", path: "/prices/#book" },
  { label: "What if it doesn’t work?", path: "/prices/#what-if-it-fails" },
  { label: "For landlords and businesses", path: "/services/#commercial" },
] as const;

export default function Home() {
  return (
    <>
      <PageHeading kicker={`${business.trade}, Reading`} lines={heating.headline}>
        <p className="lede">
          A power flush is designed to clear it. We work within&nbsp;
          <a href="/areas/">{radiusMiles}&nbsp;miles</a> of Reading. Same&#8209;week appointments.{" "}
          {startingPrices} No&nbsp;fix, no&nbsp;fee.
        </p>
        <LinkButton href="/prices/">Get a Free Quote</LinkButton>
        <PhoneLink phone={mainPhone} call />
      </PageHeading>
      <FlushPicture />
      <DiagnosisSheet heading={faultsHeading} links={<LinkRow links={more} />}>
        <p className="lede">
          {heating.sludge} {heating.cooler} {heating.bleeding}
        </p>
        <p className="lede">{heating.aim}</p>
      </DiagnosisSheet>
      <SludgedRadiatorDefinitions />
      <SuitabilityCheck />
      <Section
        heading="Microbore? Try the pencil test"
        tone="cold"
        aside={
          <>
            <p className="lede">{pencilTest}</p>
            <p>
              Common sizes, to scale. <span className="screen-only">{pipeGauge.offer}</span> {pipeGauge.scale}
              .
            </p>
          </>
        }
        picture={<PipeScale />}
      />
      <Section heading="Why choose us">
        <ReasonCards reasons={reasons} />
      </Section>
      <ClosingCall
        heading="Heating on, but radiators cold at the bottom? Call us."
        phone={closingPhone}
        picture={<RadiatorFoot />}
      />
    </>
  );
}
