import { Reviews } from "../components/about/Reviews.tsx";
import { ValueList } from "../components/about/ValueList.tsx";
import { ClosingCall } from "../components/blocks/ClosingCall.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { Paragraphs } from "../components/blocks/Paragraphs.tsx";
import { Photographs } from "../components/blocks/Photographs.tsx";
import { Section } from "../components/blocks/Section.tsx";
import { SplitBand } from "../components/blocks/SplitBand.tsx";
import { PencilTest } from "../components/drawings/ClosingPictures.tsx";
import { SludgedRadiatorDefinitions } from "../components/drawings/SludgedRadiator.tsx";
import { LinkButton } from "../components/links/LinkButton.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { assessment } from "../data/copy/suitability.ts";
import { mission, story, values } from "../data/copy/values.ts";
import { business, mainPhone, owner } from "../data/model/facts.ts";
import { radiusMiles } from "../data/model/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

const title = `About ${business.name}`;
const withLimits = `${title}, and what we don’t flush`;

export const meta: PageMeta = {
  title: withLimits.length <= 60 ? withLimits : title, // search results have room for 60 characters
  description:
    "Who we work for, how we work and what we don’t power flush. For homeowners, landlords and owners of commercial property.",
};

export default function About() {
  return (
    <>
      <PageHeading lines={["We clean heating systems.", "Sometimes we say no."]}>
        <p className="lede">
          <bdi translate="no">{business.name}</bdi> cleans central heating systems for homeowners, landlords
          and owners of commercial property, in Reading and within {radiusMiles}&nbsp;miles.
        </p>
        <PhoneLink phone={mainPhone} call />
      </PageHeading>
      <section>
        <h2 className="visually-hidden">What we stand for</h2>
        <SludgedRadiatorDefinitions />
        <ValueList values={values} />
        <p className="value-list-note soft" aria-hidden="true">
          Illustrations, with example figures; % is a radiator’s share of the flow.
        </p>
      </section>
      <Section heading="Our story" aside={<Paragraphs text={story[0]} />}>
        <Paragraphs text={story[1]} />
      </Section>
      <SplitBand>
        <Section heading="When we flush" tone="hot">
          <p className="lede">Sludge is the likely cause, and a flush suits the system.</p>
          <LinkButton href="/services/#process">How a flush works</LinkButton>
        </Section>
        <Section heading="When we refer you" tone="cold">
          <p className="lede">
            {assessment.exclusion} {assessment.referral}
          </p>
          <LinkButton href="/services/#not-flushed">What we don’t flush</LinkButton>
        </Section>
      </SplitBand>
      <Photographs photographs={owner.photographs} />
      <Reviews reviews={owner.reviews} profiles={owner.profiles} />
      <Section heading="Our mission">
        <p className="mission">{mission}</p>
      </Section>
      <ClosingCall heading="Cold radiators? Call us." picture={<PencilTest />} />
    </>
  );
}
