import { ClosingCall } from "../components/blocks/ClosingCall.tsx";
import { PageHeading } from "../components/blocks/PageHeading.tsx";
import { Terrace } from "../components/drawings/Terrace.tsx";
import { PhoneLink } from "../components/links/PhoneLink.tsx";
import { AreaMap } from "../components/map/AreaMap.tsx";
import { MapBand } from "../components/map/MapBand.tsx";
import { TownList } from "../components/map/TownList.tsx";
import { mainPhone } from "../data/model/phones.ts";
import { serviceArea } from "../data/model/structured-data.ts";
import { coveredExamples, radiusMiles, reading, townNames, towns } from "../data/model/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

const [title, before, after] = [
  "Areas we cover: ",
  `Power flushing in Reading and within ${radiusMiles} miles: `,
  " and more. Same-week appointments.",
];

export const meta: PageMeta = {
  title: title + townNames(3, 60 - title.length),
  description: before + townNames(6, 160 - before.length - after.length) + after,
  structuredData: [serviceArea],
};

export default function Areas() {
  return (
    <>
      <PageHeading lines={["Power flushing within", `${radiusMiles} miles of ${reading.name}`]}>
        <p className="lede">
          Appointments are available in the same week. Town not listed
          {coveredExamples.length > 0 && `, such as ${coveredExamples.map(({ name }) => name).join(" or ")}`}?
          If it’s within {radiusMiles} miles of Reading, as the crow flies, we cover it.
        </p>
        <PhoneLink phone={mainPhone} call />
      </PageHeading>
      <MapBand map={<AreaMap />}>
        <h2>{towns.length} towns we cover, nearest first</h2>
        <p>
          The hotter, the nearer. Straight-line distances from the centre of Reading; the inner rings are
          drawn wider so that the towns fit.
        </p>
        <TownList towns={towns} />
      </MapBand>
      <ClosingCall heading="Town not listed? Call us." picture={<Terrace />}>
        <p className="lede">
          Tell us your postcode: if it’s within {radiusMiles} miles of Reading, we cover it.
        </p>
      </ClosingCall>
    </>
  );
}
