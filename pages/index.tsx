import { ClosingCall } from "../components/blocks/ClosingCall.tsx";
import { Closures } from "../components/blocks/Closures.tsx";
import { FirstScreen } from "../components/blocks/FirstScreen.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { Section } from "../components/blocks/Section.tsx";
import { RadiatorEnd } from "../components/drawings/ClosingPictures.tsx";
import { SludgedRadiatorDefinitions } from "../components/drawings/SludgedRadiator.tsx";
import { FlushPicture } from "../components/flush/FlushPicture.tsx";
import { ReasonCards } from "../components/home/ReasonCards.tsx";
import { LinkButton } from "../components/links/LinkButton.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { DiagnosisSheet } from "../components/suitability/DiagnosisSheet.tsx";
import { PipeScale } from "../components/suitability/PipeScale.tsx";
import { SuitabilityCheck } from "../components/suitability/SuitabilityCheck.tsx";
import { faultsHeading } from "../data/copy/faults.ts";
import { heating } from "../data/copy/heating.ts";
import { startingPrices } from "../data/copy/prices.ts";
import { localBusiness, webSite } from "../data/copy/structured-data.ts";
import { pencilTest } from "../data/copy/suitability.ts";
import { business, closingPhone, mainPhone } from "../data/model/facts.ts";
import { lowestPrice } from "../data/model/plans.ts";
import { radiusMiles, reading } from "../data/model/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: `Power flush in ${reading.name} for cold radiators, from ${lowestPrice}`,
  description: `Radiators cold at the bottom? ${heating.headline[1]} Power flushing in ${reading.name} and within ${radiusMiles} miles, from ${lowestPrice}. Call ${mainPhone.label}.`,
  structuredData: [webSite, localBusiness],
};

export default function Home() {
  return (
    <>
      <Closures />
      <FirstScreen captioned>
        <PageHeading kicker={[business.trade, reading.name]} lines={heating.headline}>
          <p className="lede">
            <a href="/services/#process">A power flush</a> is designed to clear it, if{" "}
            <a href="/#check">one suits your&nbsp;system</a>. Same&#8209;week appointments{" "}
            <a href="/areas/">within&nbsp;{radiusMiles}&nbsp;miles</a>. {startingPrices}{" "}
            <a href="/#guarantee">No&nbsp;fix, no&nbsp;fee</a>.
          </p>
          <LinkButton href="/prices/">Get a Free Quote</LinkButton>
          <PhoneLink phone={mainPhone} call />
        </PageHeading>
        <FlushPicture />
      </FirstScreen>
      <SludgedRadiatorDefinitions />
      <DiagnosisSheet heading={faultsHeading}>
        <div className="section-columns">
          <h3>Every radiator cold?</h3>
          <div className="section-blocks">
            <p>
              {heating.allCold}{" "}
              <a className="screen-only" href="/services/#boiler-banging">
                Boiler banging?
              </a>
            </p>
            <p>{heating.cooler}</p>
          </div>
        </div>
      </DiagnosisSheet>
      <SuitabilityCheck />
      <Section heading="Microbore? Try the pencil test" id="pencil" tone="cold" picture={<PipeScale />}>
        <p className="lede">{pencilTest}</p>
        <p>
          Drawn to scale. <span className="wide-only">Life size if printed at 100%.</span>
        </p>
      </Section>
      <Section heading="Why choose us">
        <ReasonCards />
      </Section>
      <ClosingCall
        heading="Heating on, but radiators cold at the bottom? Call us."
        phone={closingPhone}
        picture={<RadiatorEnd />}
      />
    </>
  );
}
