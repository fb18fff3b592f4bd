import { ClosingCall } from "../components/blocks/ClosingCall.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { Section } from "../components/blocks/Section.tsx";
import { TallyPicture } from "../components/drawings/ClosingPictures.tsx";
import { LinkGrid } from "../components/links/LinkGrid.tsx";
import { PhoneInText } from "../components/links/PhoneInText.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { QuestionList } from "../components/lists/QuestionList.tsx";
import { StepList } from "../components/lists/StepList.tsx";
import { Booking } from "../components/prices/Booking.tsx";
import { PriceCards } from "../components/prices/PriceCards.tsx";
import { ExclusionList } from "../components/suits/ExclusionList.tsx";
import { PipeGauge } from "../components/suits/PipeGauge.tsx";
import { heating } from "../data/copy/heating.ts";
import { questions } from "../data/copy/questions.ts";
import { includedSteps } from "../data/copy/services.ts";
import { owner } from "../data/model/facts.ts";
import { mainPhone } from "../data/model/phones.ts";
import { lowestPrice } from "../data/model/prices.ts";
import { powerFlush } from "../data/model/structured-data.ts";
import { reading } from "../data/model/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: `Power flush prices in ${reading.name}: from ${lowestPrice}`,
  description: `Power flush prices from ${lowestPrice}, by number of radiators. See what is included, get a free quote and book by phone: ${mainPhone.label}.`,
  structuredData: [powerFlush],
};

const onThisPage = [
  { label: "How to book", path: "/prices/#book" },
  { label: "Questions", path: "/prices/#questions" },
] as const;

export default function Prices() {
  return (
    <>
      <PageHeading lines={["Power flush prices:", "count your radiators"]}>
        <p className="lede">Find your starting price below. {owner.vat} For a free quote, call us.</p>
        <PhoneLink phone={mainPhone} call />
        <LinkGrid links={onThisPage} />
      </PageHeading>
      <PriceCards />
      <Booking />
      <Section heading="What is included" id="included">
        <StepList steps={includedSteps} clearing />
        <p>A filter that stays on the system is optional: ask when you call.</p>
      </Section>
      <Section heading="Expert assessment: will a flush suit your system?" id="assessment" tone="cold">
        <PipeGauge />
        <p className="lede">
          Tell us how old your system is, how thick its pipes are and what your radiators do. We’ll say
          whether a power flush suits it. We don’t power flush the systems below. Call{" "}
          <PhoneInText phone={mainPhone} /> and we’ll refer you to a mechanical cleaning alternative.
        </p>
        <p className="lede">
          <span className="screen-only">Print this page for a pipe gauge in life size.</span>{" "}
          {heating.hiddenPipes} Not sure? Ask us.
        </p>
        <ExclusionList />
      </Section>
      <Section heading="Questions before you call" id="questions" screenOnly>
        <QuestionList questions={questions} />
      </Section>
      <ClosingCall heading="Know how many radiators you have? Call to book." picture={<TallyPicture />} />
    </>
  );
}
