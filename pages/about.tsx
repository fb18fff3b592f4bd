import { Mission } from "../components/about/Mission.tsx";
import { Photographs } from "../components/about/Photographs.tsx";
import { Reviews } from "../components/about/Reviews.tsx";
import { ValueList } from "../components/about/ValueList.tsx";
import { ClosingCall } from "../components/blocks/ClosingCall.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { Section } from "../components/blocks/Section.tsx";
import { ForkPicture } from "../components/drawings/ClosingPictures.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { StoryList } from "../components/lists/StoryList.tsx";
import { heating } from "../data/copy/heating.ts";
import { assessment } from "../data/copy/limits.ts";
import { values } from "../data/copy/values.ts";
import { business, owner } from "../data/model/facts.ts";
import { mainPhone } from "../data/model/phones.ts";
import { radiusMiles } from "../data/model/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: `About ${business.name}`,
  description: `Who ${business.name} works for, how we work and what we don’t power flush. For homeowners, landlords and commercial property.`,
};

export default function About() {
  return (
    <>
      <PageHeading lines={["We clean heating systems.", "Sometimes we say no."]}>
        <p className="lede">
          {business.name} cleans central heating systems for homeowners, landlords and owners of commercial
          property, in Reading and within {radiusMiles} miles.
        </p>
        <PhoneLink phone={mainPhone} call />
      </PageHeading>
      <section>
        <h2 className="visually-hidden">What we stand for</h2>
        <ValueList values={values} />
      </section>
      <Section heading="How we work">
        <StoryList
          parts={[
            {
              name: "You call",
              text: `Radiators cold along the bottom? Thick black water when you bleed one? ${assessment.tellUs}`,
            },
            {
              name: "If a flush suits your system",
              text: (
                <>
                  {heating.aim} <a href="/services/#process">How a flush works</a>
                </>
              ),
            },
            {
              name: "If it doesn’t, we refer you",
              text: (
                <>
                  {assessment.exclusion} {assessment.referral}{" "}
                  <a href="/services/#not-flushed">What we don’t flush</a>
                </>
              ),
            },
          ]}
        />
      </Section>
      <Photographs photographs={owner.photograph} />
      <Reviews reviews={owner.review} />
      <Mission heading="Our mission" />
      <ClosingCall heading="Cold radiators? Call us." picture={<ForkPicture />} />
    </>
  );
}
