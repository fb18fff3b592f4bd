import { AreaMap, areaMapRules } from "../components/AreaMap.tsx";
import { ClosingCall } from "../components/ClosingCall.tsx";
import { RingsPicture } from "../components/ClosingPictures.tsx";
import { MapBand } from "../components/MapBand.tsx";
import { PageHeading } from "../components/PageHeading.tsx";
import { TownList } from "../components/TownList.tsx";
import { firstTowns, radiusMiles, towns } from "../data/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: "Power flushing in Reading and the towns around it",
  description: `Same-week power flush appointments in Reading and within ${radiusMiles} miles: ${firstTowns.map(({ name }) => name).join(", ")} and more.`,
  css: areaMapRules,
};

export default function Areas() {
  return (
    <>
      <PageHeading lines={["Reading, and", `${radiusMiles} miles around.`]}>
        <p className="lede">
          Same-week appointments in all of these towns, and everywhere else within the {radiusMiles}
          &#8209;mile radius.
        </p>
      </PageHeading>
      <MapBand map={<AreaMap />}>
        <h2>{towns.length} towns, nearest first</h2>
        <p>
          Straight-line distances from the centre of Reading; the inner rings are drawn wider so that the
          names fit.
        </p>
        <TownList towns={towns} />
      </MapBand>
      <ClosingCall heading="Your town is not on the list? Ask us." picture={<RingsPicture />}>
        <p className="lede">Within {radiusMiles} miles of Reading, we cover it. Have your postcode ready.</p>
      </ClosingCall>
    </>
  );
}
