import { Mission } from "../components/about/Mission.tsx";
import { Photographs } from "../components/about/Photographs.tsx";
import { Reviews } from "../components/about/Reviews.tsx";
import { ValueList } from "../components/about/ValueList.tsx";
import { ClosingCall } from "../components/blocks/ClosingCall.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { Photograph } from "../components/blocks/Photograph.tsx";
import { Prose } from "../components/blocks/Prose.tsx";
import { Section } from "../components/blocks/Section.tsx";
import { SplitBand } from "../components/blocks/SplitBand.tsx";
import {
  ForkPicture,
  HandPrint,
  NoisePicture,
  TallyPicture,
} from "../components/drawings/ClosingPictures.tsx";
import { HeatTile } from "../components/drawings/HeatTile.tsx";
import { Terrace } from "../components/drawings/Terrace.tsx";
import { ColdRadiator } from "../components/errors/ColdRadiator.tsx";
import { ErrorFallback } from "../components/errors/ErrorFallback.tsx";
import { FlushPicture } from "../components/flush/FlushPicture.tsx";
import { Gallery } from "../components/gallery/Gallery.tsx";
import { LinkButton } from "../components/links/LinkButton.tsx";
import { LinkGrid } from "../components/links/LinkGrid.tsx";
import { MicroboreLink } from "../components/links/MicroboreLink.tsx";
import { PhoneInText } from "../components/links/PhoneInText.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { CheckList } from "../components/lists/CheckList.tsx";
import { QuestionList } from "../components/lists/QuestionList.tsx";
import { RuledColumns } from "../components/lists/RuledColumns.tsx";
import { StepList } from "../components/lists/StepList.tsx";
import { StoryList } from "../components/lists/StoryList.tsx";
import { AreaMap } from "../components/map/AreaMap.tsx";
import { MapBand } from "../components/map/MapBand.tsx";
import { TownList } from "../components/map/TownList.tsx";
import { Booking } from "../components/prices/Booking.tsx";
import { PriceCards } from "../components/prices/PriceCards.tsx";
import { ProcessLoop } from "../components/process/ProcessLoop.tsx";
import { ExclusionList } from "../components/suits/ExclusionList.tsx";
import { FaultList } from "../components/suits/FaultList.tsx";
import { LimitGauges } from "../components/suits/LimitGauges.tsx";
import { PipeGauge } from "../components/suits/PipeGauge.tsx";
import { PipeScale } from "../components/suits/PipeScale.tsx";
import { ReasonCards } from "../components/suits/ReasonCards.tsx";
import { SludgeOrAir } from "../components/suits/SludgeOrAir.tsx";
import { href } from "../data/address.ts";
import { faults } from "../data/faults.ts";
import { heating } from "../data/heating.ts";
import { navigation } from "../data/navigation.ts";
import { mainPhone } from "../data/phones.ts";
import { questions } from "../data/questions.ts";
import { reasons } from "../data/reasons.ts";
import { commercialServices, idealFor, includedSteps } from "../data/services.ts";
import { socialPicture } from "../data/social-picture.ts";
import { towns } from "../data/towns.ts";
import { values } from "../data/values.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: "Components",
  description: "What pages are composed of, with the props of each part, for the authors of pages.",
  noindex: true,
};

const { path, width, height, alt } = socialPicture;
const photograph = { files: [path], width, height, alt } as const;
const review = { text: heating.sludge, author: "A customer", date: "2026-05-03", source: "Google" } as const;
const quotation = (
  <blockquote>
    <p>{heating.sludge}</p>
    <footer>An engineer</footer>
  </blockquote>
);
const table = (
  <table>
    <caption>Water from a radiator</caption>
    <thead>
      <tr>
        <th scope="col">Colour</th>
        <th scope="col">Usually</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">Clear</th>
        <td>Treated water</td>
      </tr>
      <tr>
        <th scope="row">Black</th>
        <td>Sludge</td>
      </tr>
    </tbody>
  </table>
);

/** Shown in place of an example. */
const internal = "Pages don’t use it by itself.";

const examples = {
  CheckList: <CheckList items={idealFor} />,
  ClosingCall: (
    <ClosingCall heading="Cold radiators? Call us.">
      <p className="lede">{heating.sludge}</p>
    </ClosingCall>
  ),
  LinkButton: <LinkButton href={href("/prices/")}>Get a Free Quote</LinkButton>,
  LinkGrid: <LinkGrid links={navigation} />,
  MicroboreLink: <MicroboreLink />,
  PageHeading: (
    <PageHeading kicker="What it is about" lines={["One or two lines,", "if there is room"]}>
      <p className="lede">{heating.aim}</p>
      <LinkButton href={href("/prices/")}>Get a Free Quote</LinkButton>
      <PhoneLink phone={mainPhone} call />
    </PageHeading>
  ),
  PhoneInText: <PhoneInText phone={mainPhone} />,
  PhoneLink: <PhoneLink phone={mainPhone} call />,
  Photograph: <Photograph {...photograph} />,
  Prose: (
    <Prose>
      <p>{heating.cause}</p>
      <h2>Look at the water</h2>
      <p>
        {heating.bleeding} <a href={href("/services/#sludge-or-air")}>Sludge or air?</a>
      </p>
      <ul>
        {idealFor.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <h3>In this order</h3>
      <ol>
        {includedSteps.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <h2>What it says</h2>
      {table}
      {quotation}
      <figure>
        <img src={href(path)} width={width} height={height} alt={alt} loading="lazy" />
        <figcaption>The picture beside shared links</figcaption>
      </figure>
    </Prose>
  ),
  QuestionList: <QuestionList questions={questions} />,
  RuledColumns: (
    <RuledColumns>
      {commercialServices.map((service) => (
        <li key={service}>{service}</li>
      ))}
    </RuledColumns>
  ),
  Section: (
    <Section heading="A heading" tone="cold" aside={<p className="lede">{heating.flush}</p>}>
      <CheckList items={idealFor} />
    </Section>
  ),
  Sentences: internal,
  SplitBand: (
    <SplitBand>
      <Section heading="What we flush" tone="hot">
        <Prose>
          {table}
          {quotation}
        </Prose>
      </Section>
      <Section heading="What we don’t flush" tone="cold">
        <Prose>
          {table}
          {quotation}
        </Prose>
      </Section>
    </SplitBand>
  ),
  StepList: <StepList steps={includedSteps} clearing />,
  StoryList: <StoryList parts={faults.map(({ name, hint }) => ({ name, text: hint }))} />,
  ClosingPictures: [TallyPicture, ForkPicture, NoisePicture, HandPrint].map((Picture) => (
    <ClosingCall key={Picture.name} heading={Picture.name} picture={<Picture />} />
  )),
  HeatTile: <HeatTile sludge={0.5} />,
  Panel: internal,
  PlainRadiator: <ColdRadiator state="cold" />,
  SludgedRadiator: <HeatTile sludge={0} air />,
  SocialPicture: internal,
  Spot: <ColdRadiator state="blocked" status={404} />,
  Terrace: <ClosingCall heading="Terrace" picture={<Terrace />} />,
  ThermalFilter: internal,
  ThermalView: <ColdRadiator state="blocked" />,
  definitions: internal,
  Mission: <Mission heading="Our mission" />,
  Photographs: <Photographs photographs={[photograph]} />,
  Reviews: <Reviews reviews={[review]} />,
  ValueList: <ValueList values={values} />,
  ColdRadiator: <ColdRadiator state="cold" status={404} />,
  ErrorFallback: <ErrorFallback status={500} />,
  FlushPicture: <FlushPicture />,
  AreaMap: <AreaMap />,
  MapBand: (
    <MapBand map={<AreaMap />}>
      <TownList towns={towns} />
    </MapBand>
  ),
  TownList: <TownList towns={towns} />,
  Booking: <Booking />,
  PriceCards: <PriceCards />,
  ProcessLoop: <ProcessLoop />,
  ExclusionList: <ExclusionList />,
  FaultList: <FaultList faults={faults} />,
  LimitGauges: <LimitGauges />,
  PipeGauge: <PipeGauge />,
  PipeScale: <PipeScale />,
  ReasonCards: <ReasonCards reasons={reasons} />,
  SludgeOrAir: <SludgeOrAir />,
};

export default function Components() {
  return (
    <>
      <PageHeading lines={["What pages are", "composed of"]} />
      <Gallery examples={examples} />
    </>
  );
}
