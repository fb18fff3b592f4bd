import { ClosingCall } from "../components/blocks/ClosingCall.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { Terrace } from "../components/drawings/Terrace.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { AreaMap } from "../components/map/AreaMap.tsx";
import { TownList } from "../components/map/TownList.tsx";
import { serviceArea } from "../data/copy/structured-data.ts";
import { mainPhone } from "../data/model/facts.ts";
import { coveredExamples, radiusMiles, reading, townNames, towns } from "../data/model/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

const radius = `${radiusMiles}\u00a0miles`;
const title = `Power flushing within ${radiusMiles} miles of Reading`;
const including = townNames && `, including ${townNames}`;

const examples = new Intl.ListFormat("en-GB").format(coveredExamples.map(({ name }) => name));

export const meta: PageMeta = {
  title: `${title}: areas covered`,
  description: `Power flushing in Reading and within ${radiusMiles} miles${including}. Same-week appointments.`,
  structuredData: [serviceArea],
};

export default function Areas() {
  return (
    <>
      <PageHeading lines={["Power flushing within", `${radius} of ${reading.name}`]}>
        <p className="lede">
          Appointments are available in the same week. Town not listed? Within {radius} of Reading in a
          straight line, we cover it
          {examples && `: ${examples}, for example`}.
        </p>
        <PhoneLink phone={mainPhone} call />
      </PageHeading>
      <AreaMap heading={<MapHeading />}>
        <TownList towns={towns} />
      </AreaMap>
      <ClosingCall heading="Not sure if we cover your town? Call us." edge={<Terrace />}>
        <p className="lede">Tell us your postcode, and we’ll measure the distance.</p>
      </ClosingCall>
    </>
  );
}

function MapHeading() {
  if (towns.length === 1) return <h2>On our list</h2>;
  return (
    <>
      <h2>{towns.length} towns we cover, nearest first</h2>
      <p>
        <span className="screen-only">The warmer the colour, the nearer the town.</span> Distances are in a
        straight line from the centre of Reading.{" "}
        <small className="screen-only">
          The inner rings are drawn wider so that the towns fit, and the Thames and the Kennet are sketched.
        </small>
      </p>
    </>
  );
}
