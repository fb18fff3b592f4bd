import { Mission } from "../components/about/Mission.tsx";
import { Reviews } from "../components/about/Reviews.tsx";
import { ValueList } from "../components/about/ValueList.tsx";
import { ClosingCall } from "../components/blocks/ClosingCall.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { Paragraphs } from "../components/blocks/Paragraphs.tsx";
import { Photographs } from "../components/blocks/Photographs.tsx";
import { Section } from "../components/blocks/Section.tsx";
import { PencilTest } from "../components/drawings/ClosingPictures.tsx";
import { SludgedRadiatorDefinitions } from "../components/drawings/SludgedRadiator.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { story, values } from "../data/copy/values.ts";
import { business, mainPhone, owner } from "../data/model/facts.ts";
import { radiusMiles, reading } from "../data/model/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

const title = `About ${business.name}`;
const withLimits = `${title}, and what we don’t flush`;

export const meta: PageMeta = {
  title: withLimits.length <= 60 ? withLimits : title, // search results have room for 60 characters
  description: `Power flushing in ${reading.name} for homeowners, landlords and owners of commercial property: how we work, and what we don’t flush.`,
};

export default function About() {
  return (
    <>
      <PageHeading lines={["We clean heating systems.", "Sometimes we say no."]}>
        <p className="lede">
          We are <bdi translate="no">{business.name}</bdi>, and work in {reading.name} and within{" "}
          {radiusMiles}&nbsp;miles.
        </p>
        <PhoneLink phone={mainPhone} call />
      </PageHeading>
      <section>
        <h2 className="visually-hidden">What we stand for</h2>
        <SludgedRadiatorDefinitions />
        <ValueList values={values} />
      </section>
      <Section heading="Our story" aside={<Paragraphs text={story[0]} />}>
        <Paragraphs text={story[1]} />
        <p className="screen-only">
          See <a href="/services/#process">how a flush works</a> and{" "}
          <a href="/services/#not-flushed">what we don’t flush</a>.
        </p>
      </Section>
      <Photographs photographs={owner.photographs} />
      <Reviews reviews={owner.reviews} profiles={owner.profiles} />
      <Mission />
      <ClosingCall heading="Cold radiators? Call us." picture={<PencilTest />} />
    </>
  );
}
