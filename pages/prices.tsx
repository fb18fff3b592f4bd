import { ClosingCall } from "../components/blocks/ClosingCall.tsx";
import { Closures } from "../components/blocks/Closures.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { Section } from "../components/blocks/Section.tsx";
import { CountedRadiators } from "../components/drawings/ClosingPictures.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { QuestionList } from "../components/lists/QuestionList.tsx";
import { TermList } from "../components/lists/TermList.tsx";
import { SaveNumber } from "../components/page/SaveNumber.tsx";
import { PriceCards } from "../components/prices/PriceCards.tsx";
import { heating } from "../data/copy/heating.ts";
import { dependenceSentence, vatSentence } from "../data/copy/owners-sentences.ts";
import { atEveryPrice, notFinal, pricesTitle } from "../data/copy/prices.ts";
import { includedSteps, optionalSteps } from "../data/copy/process.ts";
import { questions } from "../data/copy/questions.ts";
import { powerFlush } from "../data/copy/structured-data.ts";
import { assessment } from "../data/copy/suitability.ts";
import { mainPhone, owner, prices } from "../data/model/facts.ts";
import { isByRadiators, lowestPrice } from "../data/model/plans.ts";
import { reading } from "../data/model/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: `${pricesTitle} in ${reading.name}: from ${lowestPrice}`,
  description: `Power flushing in ${reading.name} from ${lowestPrice}. See what is included, get a free quote and book by phone: ${mainPhone.label}.`,
  structuredData: [powerFlush],
};

export default function Prices() {
  return (
    <>
      <Closures />
      <PageHeading lines={isByRadiators ? [`${pricesTitle}:`, "count your radiators"] : ["What it costs"]}>
        <p className="lede">
          Call for a free quote. {notFinal} {prices.dependsOn && dependenceSentence(prices.dependsOn)}{" "}
          {owner.priceConfirmation} {owner.vat && vatSentence(owner.vat)}{" "}
          <span className="screen-only">
            See <a href="/prices/#included">what is included</a> and <a href="/prices/#book">how to book</a>.
          </span>
        </p>
        <PhoneLink phone={mainPhone} call />
      </PageHeading>
      <PriceCards />
      <Section
        heading="To book, call us"
        id="book"
        aside={
          <>
            <p className="lede">
              Tell us your postcode, how many radiators you have and, if you know, how old the system is.
              Appointments are available in the same week.
            </p>
            <PhoneLink phone={mainPhone} call />
            <SaveNumber />
          </>
        }
      >
        <TermList terms={atEveryPrice} />
      </Section>
      <Section heading="What is included" id="included">
        <TermList terms={includedSteps.map(({ name, gist }) => ({ name, detail: gist }))} />
        <p>
          {optionalSteps.map(({ name, gist }) => `${name}: ${gist} `)}
          <a className="text-link" href="/services/#process">
            How a flush works
          </a>
        </p>
      </Section>
      <Section
        heading="Expert assessment: do we flush systems like yours?"
        id="assessment"
        tone="cold"
        aside={
          <p className="lede">
            Call <PhoneLink phone={mainPhone} className="phone-in-text" />. {assessment.tellUs}{" "}
            {assessment.refusal}
          </p>
        }
      >
        <p className="lede">
          {heating.risk}{" "}
          <span className="screen-only">
            See <a href="/services/#not-flushed">what we don’t flush</a> and{" "}
            <a href="/#pencil">the pencil test for microbore</a>.
          </span>
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
