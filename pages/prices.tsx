import { ClosingCall } from "../components/blocks/ClosingCall.tsx";
import { Closures } from "../components/blocks/Closures.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { Section } from "../components/blocks/Section.tsx";
import { CountedRadiators } from "../components/drawings/ClosingPictures.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { QuestionList } from "../components/lists/QuestionList.tsx";
import { TermList } from "../components/lists/TermList.tsx";
import { PriceCards } from "../components/prices/PriceCards.tsx";
import { expertise } from "../data/copy/association.ts";
import { heating } from "../data/copy/heating.ts";
import { dependenceText, vatSentence } from "../data/copy/owners-sentences.ts";
import { lowestOffer, pricesTitle } from "../data/copy/prices.ts";
import { includedSteps, optionalSteps } from "../data/copy/process.ts";
import { questions } from "../data/copy/questions.ts";
import { powerFlush } from "../data/copy/structured-data.ts";
import { assessment } from "../data/copy/suitability.ts";
import { mainPhone, owner, prices } from "../data/model/facts.ts";
import { hasSeveralPlans, isByRadiators, lowestPrice } from "../data/model/plans.ts";
import { reading } from "../data/model/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: `Power flush cost in ${reading.name}: ${hasSeveralPlans ? "prices" : "price"} from ${lowestPrice}`,
  description: `What does a power flush cost in ${reading.name}? ${lowestOffer} See what is included and book by phone: ${mainPhone.label}.`,
  structuredData: [powerFlush],
};

export default function Prices() {
  return (
    <>
      <Closures />
      <PageHeading lines={isByRadiators ? [`${pricesTitle}:`, "count your radiators"] : ["What it costs"]}>
        <p className="lede">
          Call for a free quote. {dependenceText(prices.dependsOn)} {owner.priceConfirmation}{" "}
          {owner.vat && vatSentence(owner.vat)}{" "}
          <span className="screen-only">
            See <a href="/prices/#included">what is included</a>, <a href="/prices/#book">how to book</a> and{" "}
            <a href="/prices/#contact">what to do if you can’t call</a>.
          </span>
        </p>
        {!hasSeveralPlans && <PhoneLink phone={mainPhone} call />}
      </PageHeading>
      <PriceCards />
      <Section
        heading="To book, call us"
        id="book"
        aside={
          <p className="lede">
            Call <PhoneLink phone={mainPhone} className="phone-in-text" /> with your postcode and the number
            of radiators. Appointments are available in the same week.
          </p>
        }
      >
        <p className="lede">
          A <a href="/#guarantee">no&#8209;fix no&#8209;fee guarantee</a> applies. {expertise}
        </p>
      </Section>
      <Section heading="What is included" id="included">
        <TermList columns terms={includedSteps.map(({ name, gist }) => ({ name, detail: gist }))} />
        <p>
          {optionalSteps.map(({ name, gist }) => `${name}: ${gist} `)}
          <a className="screen-only" href="/services/#process">
            How a flush works
          </a>
        </p>
      </Section>
      <Section
        heading="Expert assessment: is yours a system we flush?"
        id="assessment"
        tone="cold"
        aside={
          <p className="lede">
            {assessment.exclusion} {assessment.referral}{" "}
            <span className="screen-only">
              See <a href="/services/#not-flushed">why we don’t flush them</a>, and{" "}
              <a href="/#pencil">the pencil test for microbore</a>.
            </span>
          </p>
        }
      >
        <p className="lede">
          {assessment.tellUs}{" "}
          <span className="screen-only">
            Don’t know the age? See <a href="/#check">how to find out</a>.
          </span>
        </p>
        <p className="lede">
          {heating.risk} {heating.tellUs}
        </p>
      </Section>
      <Section heading="Questions before you call" id="questions" screenOnly>
        <QuestionList questions={questions} />
      </Section>
      <ClosingCall
        heading={
          isByRadiators ? "Know how many radiators you have? Call to book." : "Ready to book? Call us."
        }
        picture={<CountedRadiators />}
      />
    </>
  );
}
