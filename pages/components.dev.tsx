import { CheckList } from "../components/blocks/CheckList.tsx";
import { ClosingCall } from "../components/blocks/ClosingCall.tsx";
import { LinkButton } from "../components/blocks/LinkButton.tsx";
import { LinkGrid } from "../components/blocks/LinkGrid.tsx";
import { MicroboreLink } from "../components/blocks/MicroboreLink.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { PhoneInText } from "../components/blocks/PhoneInText.tsx";
import { PhoneLink } from "../components/blocks/PhoneLink.tsx";
import { Photograph } from "../components/blocks/Photograph.tsx";
import { Prose } from "../components/blocks/Prose.tsx";
import { QuestionList } from "../components/blocks/QuestionList.tsx";
import { RuledColumns } from "../components/blocks/RuledColumns.tsx";
import { Section } from "../components/blocks/Section.tsx";
import { SplitBand } from "../components/blocks/SplitBand.tsx";
import { StepList } from "../components/blocks/StepList.tsx";
import { StoryList } from "../components/blocks/StoryList.tsx";
import {
  ForkPicture,
  HandPrint,
  NoisePicture,
  TallyPicture,
} from "../components/drawings/ClosingPictures.tsx";
import { HeatTile } from "../components/drawings/HeatTile.tsx";
import { Terrace } from "../components/drawings/Terrace.tsx";
import { ColdRadiator } from "../components/errors/ColdRadiator.tsx";
import { Gallery } from "../components/gallery/Gallery.tsx";
import { href } from "../data/address.ts";
import { faults } from "../data/faults.ts";
import { heating } from "../data/heating.ts";
import { navigation } from "../data/navigation.ts";
import { mainPhone } from "../data/phones.ts";
import { questions } from "../data/questions.ts";
import { commercialServices, idealFor, includedSteps } from "../data/services.ts";
import { socialPicture } from "../data/social-picture.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: "Components",
  description: "What pages are composed of, with the props of each part, for the authors of pages.",
  noindex: true,
};

const { path, width, height, alt } = socialPicture;
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

const blocks = {
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
  Photograph: <Photograph files={[path]} width={width} height={height} alt={alt} />,
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
      <blockquote>
        <p>{heating.sludge}</p>
        <footer>An engineer</footer>
      </blockquote>
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
        <CheckList items={idealFor} />
      </Section>
      <Section heading="What we don’t flush" tone="cold">
        <MicroboreLink />
      </Section>
    </SplitBand>
  ),
  StepList: <StepList steps={includedSteps} clearing />,
  StoryList: <StoryList parts={faults.map(({ name, hint }) => ({ name, text: hint }))} />,
};

const drawings = {
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
};

export default function Components() {
  return (
    <>
      <PageHeading lines={["What pages are", "composed of"]} />
      <Gallery folder="components/blocks" examples={blocks} />
      <Gallery folder="components/drawings" examples={drawings} />
    </>
  );
}
