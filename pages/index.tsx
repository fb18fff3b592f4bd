import { ClosingCall } from "../components/blocks/ClosingCall.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { Section } from "../components/blocks/Section.tsx";
import { HandPrint } from "../components/drawings/ClosingPictures.tsx";
import { FlushPicture } from "../components/flush/FlushPicture.tsx";
import { LinkButton } from "../components/links/LinkButton.tsx";
import { LinkGrid } from "../components/links/LinkGrid.tsx";
import { MicroboreLink } from "../components/links/MicroboreLink.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { LimitGauges } from "../components/suits/LimitGauges.tsx";
import { PipeScale } from "../components/suits/PipeScale.tsx";
import { ReasonCards } from "../components/suits/ReasonCards.tsx";
import { SludgeOrAir } from "../components/suits/SludgeOrAir.tsx";
import { heating } from "../data/copy/heating.ts";
import { limits } from "../data/copy/limits.ts";
import { reasons } from "../data/copy/reasons.ts";
import { business } from "../data/model/facts.ts";
import { closingPhone, mainPhone } from "../data/model/phones.ts";
import { lowestPrice } from "../data/model/prices.ts";
import { localBusiness, webSite } from "../data/model/structured-data.ts";
import { radiusMiles, reading } from "../data/model/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

const title = `Power flushing in ${reading.name}`;
const withName = `${title} | ${business.name}`;

export const meta: PageMeta = {
  title: withName.length <= 60 ? withName : title, // search results have room for 60 characters
  description: `Radiators cold at the bottom? It’s usually sludge. Power flushing in ${reading.name} and within ${radiusMiles} miles, from ${lowestPrice}. Call ${mainPhone.label}.`,
  structuredData: [webSite, localBusiness],
};

/** Visitors' main questions; each link leads to the answer. */
const more = [
  { label: "Sludge or air?", path: "/services/#sludge-or-air" },
  { label: "How a flush works", path: "/services/#process" },
  { label: "Microbore or old system?", path: "/services/#not-flushed" },
  { label: "For landlords", path: "/services/#commercial" },
  { label: "How to book", path: "/prices/#book" },
] as const;

export default function Home() {
  return (
    <>
      <PageHeading
        kicker={`${business.trade}, Reading`}
        lines={["Cold at the bottom?", "It’s usually sludge."]}
      >
        <p className="lede">
          We flush it out of your heating system, in Reading and within{" "}
          <a href="/areas/">{radiusMiles} miles</a>. Same&#8209;week appointments. From {lowestPrice}, by
          number of radiators. No&nbsp;fix, no&nbsp;fee.
        </p>
        <LinkButton href="/prices/">Get a Free Quote</LinkButton>
        <PhoneLink phone={mainPhone} call />
      </PageHeading>
      <FlushPicture />
      <Section
        heading="Why radiators go cold at the bottom"
        aside={
          <>
            <LinkGrid links={more} />
            <p className="lede">{heating.cause}</p>
            <p className="lede">{heating.flush}</p>
          </>
        }
      >
        <SludgeOrAir />
      </Section>
      <Section
        heading="Systems we don’t power flush"
        tone="cold"
        aside={
          <>
            <p className="lede">
              Is your system over {limits.oldestYears} years old, heavily blocked, or piped in microbore? Then
              we don’t power flush it. We refer you to a mechanical cleaning alternative.{" "}
              <a href="/about/">How we work</a>
            </p>
            <p className="screen-only">
              <LinkButton href={mainPhone.href}>Call {mainPhone.label} and we’ll refer you</LinkButton>
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
        heading="Heating on, but radiators cold at the bottom? Call us."
        phone={closingPhone}
        picture={<HandPrint />}
      />
    </>
  );
}
