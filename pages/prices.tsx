import { Booking } from "../components/Booking.tsx";
import { ClosingCall } from "../components/ClosingCall.tsx";
import { TallyPicture } from "../components/ClosingPictures.tsx";
import { ExclusionList } from "../components/ExclusionList.tsx";
import { PageHeading } from "../components/PageHeading.tsx";
import { PhoneLink } from "../components/PhoneLink.tsx";
import { PriceCards, priceRules } from "../components/PriceCards.tsx";
import { QuestionList } from "../components/QuestionList.tsx";
import { SaveNumber } from "../components/SaveNumber.tsx";
import { Section } from "../components/Section.tsx";
import { StepList } from "../components/StepList.tsx";
import { mainPhone } from "../data/phones.ts";
import { lowestPrice, pricePlans } from "../data/prices.ts";
import { questions } from "../data/questions.ts";
import { includedSteps } from "../data/services.ts";
import { powerFlush } from "../data/structured-data.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: "Power flush prices in Reading",
  description: `Power flush prices from ${lowestPrice}, by number of radiators, confirmed before work starts. What is included, and how to book: ${mainPhone.label}.`,
  structuredData: [powerFlush],
  css: priceRules(pricePlans),
};

export default function Prices() {
  return (
    <>
      <PageHeading lines={["Count your radiators.", "That’s your price."]}>
        <p className="lede">A “from” price, confirmed before work starts. Quotes are free.</p>
        <PhoneLink phone={mainPhone} call />
      </PageHeading>
      <PriceCards plans={pricePlans} />
      <Booking />
      <Section
        heading="What is included"
        id="included"
        aside={
          <p>
            A filter that stays on the system is optional and not part of these prices: ask for it when you
            call.
          </p>
        }
      >
        <StepList steps={includedSteps} clearing />
      </Section>
      <Section
        heading="An expert assessment comes first"
        id="assessment"
        tone="cold"
        aside={
          <p className="lede">
            Before we book you in, we make sure that a power flush suits your system. These we do not flush:
            we refer them to a mechanical cleaning service.
          </p>
        }
      >
        <ExclusionList />
      </Section>
      <Section heading="Questions before you call" id="questions" screenOnly aside={<SaveNumber />}>
        <QuestionList questions={questions} />
      </Section>
      <ClosingCall heading="Counted? Then you know where to start." picture={<TallyPicture />} />
    </>
  );
}
