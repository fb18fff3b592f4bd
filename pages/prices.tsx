import { ClosingCall } from "../components/blocks/ClosingCall.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { Columns, Section } from "../components/blocks/Section.tsx";
import { TallyPicture } from "../components/drawings/TallyPicture.tsx";
import { LinkButton } from "../components/links/LinkButton.tsx";
import { LinkGrid } from "../components/links/LinkGrid.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { QuestionList } from "../components/lists/QuestionList.tsx";
import { StepList } from "../components/lists/StepList.tsx";
import { SaveNumber } from "../components/page/SaveNumber.tsx";
import { PriceCards } from "../components/prices/PriceCards.tsx";
import { ExclusionList } from "../components/suitability/ExclusionList.tsx";
import { PipeGauge } from "../components/suitability/PipeGauge.tsx";
import { assessment, pencilTest, pipeGauge } from "../data/copy/limits.ts";
import { pricesTitle } from "../data/copy/prices.ts";
import { questions } from "../data/copy/questions.ts";
import { includedSteps, optionalSteps } from "../data/copy/services.ts";
import { owner } from "../data/model/facts.ts";
import { mainPhone } from "../data/model/phones.ts";
import { isByRadiators, lowestPrice } from "../data/model/plans.ts";
import { powerFlush } from "../data/model/structured-data.ts";
import { reading } from "../data/model/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: `${pricesTitle} in ${reading.name}: from ${lowestPrice}`,
  description: `Power flushing in ${reading.name} from ${lowestPrice}. See what is included, get a free quote and book by phone: ${mainPhone.label}.`,
  structuredData: [powerFlush],
};

const onThisPage = [
  { label: "How to book", path: "/prices/#book" },
  { label: "Questions", path: "/prices/#questions" },
] as const;

export default function Prices() {
  return (
    <>
      <PageHeading lines={isByRadiators ? [`${pricesTitle}:`, "count your radiators"] : ["What it costs"]}>
        <p className="lede">
          Find your starting price and <a href="/prices/#included">what is included</a> below. {owner.vat} For
          a free quote, call us.
        </p>
        <PhoneLink phone={mainPhone} call />
        <LinkGrid links={onThisPage} />
      </PageHeading>
      <PriceCards />
      <Section
        heading="To book or get a free quote, call us"
        id="book"
        aside={
          <>
            <p className="lede">
              Tell us your postcode, how many radiators you have and, if you know, how old the system is.
              Appointments are available in the same week. {owner.priceConfirmation}
            </p>
            <SaveNumber />
          </>
        }
      >
        <LinkButton href={mainPhone.href}>Call {mainPhone.label}</LinkButton>
      </Section>
      <Section heading="What is included" id="included">
        <StepList steps={includedSteps} clearing />
        {optionalSteps.map(({ name, detail }) => (
          <p key={name}>{detail}</p>
        ))}
      </Section>
      <Section heading="Expert assessment: do we flush systems like yours?" id="assessment" tone="cold">
        <PipeGauge />
        <Columns
          aside={
            <>
              <p className="lede">
                Call <PhoneLink phone={mainPhone} className="phone-in-text" />. {assessment.tellUs}{" "}
                {assessment.refusal}
              </p>
              <p className="lede">
                We don’t power flush the systems below. {assessment.referral} {assessment.notSure}
              </p>
            </>
          }
        >
          <p className="lede">
            {pencilTest} <span className="screen-only">{pipeGauge.offer}</span>
          </p>
        </Columns>
        <ExclusionList />
      </Section>
      <Section heading="Questions before you call" id="questions" screenOnly>
        <QuestionList questions={questions} />
      </Section>
      <ClosingCall
        heading={
          isByRadiators ? "Know how many radiators you have? Call to book." : "Ready to book? Call us."
        }
        picture={<TallyPicture />}
      />
    </>
  );
}
