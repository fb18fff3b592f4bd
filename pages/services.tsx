import { ClosingCall } from "../components/blocks/ClosingCall.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { Photographs } from "../components/blocks/Photographs.tsx";
import { Section } from "../components/blocks/Section.tsx";
import { SplitBand } from "../components/blocks/SplitBand.tsx";
import { ClearingPipe } from "../components/drawings/ClosingPictures.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { CheckList } from "../components/lists/CheckList.tsx";
import { TermList } from "../components/lists/TermList.tsx";
import { ProcessLoop } from "../components/process/ProcessLoop.tsx";
import { StepList } from "../components/process/StepList.tsx";
import { DiagnosisSheet } from "../components/suitability/DiagnosisSheet.tsx";
import { heating } from "../data/copy/heating.ts";
import { quote } from "../data/copy/prices.ts";
import {
  commercialServices,
  idealCondition,
  idealFor,
  onTheDay,
  processSteps,
} from "../data/copy/process.ts";
import { describedService } from "../data/copy/structured-data.ts";
import { assessment, notFlushed } from "../data/copy/suitability.ts";
import { mainPhone, owner } from "../data/model/facts.ts";
import { reading } from "../data/model/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: "What happens in a power flush, and what we don’t flush",
  description: `A power flush in ${reading.name}, step by step: chemical flush, magnetic filtration, inhibitor and flow balancing. Which systems it suits and which it doesn’t.`,
  structuredData: [describedService],
};

export default function Services() {
  return (
    <>
      <PageHeading lines={["A power flush,", "step by step"]}>
        <p className="lede">
          {heating.aim}{" "}
          <span className="screen-only">
            See also <a href="/services/#not-flushed">what we don’t flush</a> and what we do{" "}
            <a href="/services/#commercial">for landlords and&nbsp;businesses</a>.
          </span>
        </p>
        <PhoneLink phone={mainPhone} call />
      </PageHeading>
      <ProcessLoop>
        <Section heading="How a power flush works" id="process">
          <p className="lede">
            {onTheDay}{" "}
            <span className="screen-only">
              See <a href="/prices/#assessment">what to tell us when you call</a>.
            </span>
          </p>
          <StepList steps={processSteps} />
        </Section>
      </ProcessLoop>
      <Photographs photographs={owner.photographs} />
      <SplitBand>
        <Section heading="Ideal for systems with these signs" id="ideal-for" tone="hot">
          <CheckList items={idealFor} />
          <p className="lede">
            {idealCondition} Sounds like yours? Call <PhoneLink phone={mainPhone} className="phone-in-text" />
            .
          </p>
        </Section>
        <Section
          heading="Systems we don’t flush"
          id="not-flushed"
          tone="cold"
          aside={
            <p className="lede">
              We don’t power flush these systems. {assessment.referral}{" "}
              <span className="screen-only">
                <a href="/#check">Not sure? How to tell</a>
              </span>
            </p>
          }
        >
          <TermList terms={notFlushed} />
        </Section>
      </SplitBand>
      <DiagnosisSheet heading="Cold radiators: what to do about each kind" id="sludge-or-air" detailed>
        <div className="section-columns" id="boiler-banging">
          <h3>Boiler banging, rumbling or kettling?</h3>
          <p>{heating.bangs}</p>
        </div>
      </DiagnosisSheet>
      <Section
        heading="Commercial and landlord services"
        id="commercial"
        aside={
          <p className="lede">
            We clean heating systems for landlords and in commercial buildings: a single building or a whole
            portfolio. The same limits apply. Call us for a <a href="/prices/">{quote}</a>.
          </p>
        }
      >
        <CheckList items={commercialServices} />
      </Section>
      <ClosingCall heading="Cold radiators? Call us." edge={<ClearingPipe />}>
        <p className="lede">
          A <a href="/#guarantee">no&#8209;fix no&#8209;fee guarantee</a> applies.
        </p>
      </ClosingCall>
    </>
  );
}
