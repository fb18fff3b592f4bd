import { CheckList } from "../components/CheckList.tsx";
import { ClosingCall } from "../components/ClosingCall.tsx";
import { NoisePicture } from "../components/ClosingPictures.tsx";
import { ExclusionList } from "../components/ExclusionList.tsx";
import { FaultList } from "../components/FaultList.tsx";
import { MicroboreLink } from "../components/MicroboreLink.tsx";
import { PageHeading } from "../components/PageHeading.tsx";
import { Photographs } from "../components/Photographs.tsx";
import { ProcessLoop } from "../components/ProcessLoop.tsx";
import { RuledColumns } from "../components/RuledColumns.tsx";
import { Section } from "../components/Section.tsx";
import { StepList } from "../components/StepList.tsx";
import { StoryList } from "../components/StoryList.tsx";
import { href } from "../data/address.ts";
import { faults } from "../data/faults.ts";
import { onTheDay } from "../data/on-the-day.ts";
import { owner } from "../data/owner.ts";
import { commercialServices, idealFor, processSteps } from "../data/services.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: "What a power flush does, step by step, in Reading",
  description:
    "Chemical flush, magnetic filtration, neutralisation with inhibitor, balancing and testing: what happens, which systems it suits and which it does not.",
};

export default function Services() {
  return (
    <>
      <PageHeading lines={["Black water out.", "Heat back in."]}>
        <p className="lede">
          A power flush cleans the inside of your heating: boiler, pipes and every radiator. It usually takes
          most of a working day.
        </p>
      </PageHeading>
      <ProcessLoop />
      <Section heading="The process" id="process">
        <StepList steps={processSteps} />
      </Section>
      <Photographs photographs={owner.photographs} />
      <Section heading="What happens on the day" id="on-the-day">
        <StoryList parts={onTheDay} />
      </Section>
      <Section heading="Sludge or air?" id="sludge-or-air">
        <FaultList faults={faults} />
      </Section>
      <Section
        heading="Ideal for"
        id="ideal-for"
        aside={<p className="lede">Sounds like your house? Then a flush is worth a call.</p>}
      >
        <CheckList items={idealFor} />
      </Section>
      <Section
        heading="What we do not flush"
        id="not-flushed"
        tone="cold"
        aside={
          <>
            <p className="lede">
              A power flush is not right for every system. These are referred to a mechanical cleaning
              service, an alternative that suits them better. Tell us the age of yours and the size of its
              pipes when you call.
            </p>
            <MicroboreLink />
          </>
        }
      >
        <ExclusionList />
      </Section>
      <Section
        heading="Commercial and landlord services"
        id="commercial"
        aside={
          <p className="lede">
            We clean commercial systems and landlord portfolios, and report the flow before and after.{" "}
            {owner.certificate && `${owner.certificate} `}The limits are the same:{" "}
            <a href={href("/services/#not-flushed")}>what we do not flush</a>.
          </p>
        }
      >
        <RuledColumns>
          {commercialServices.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </RuledColumns>
      </Section>
      <ClosingCall heading="Hear it bang? Tell us what it does." picture={<NoisePicture />} />
    </>
  );
}
