import { ClosingCall } from "../components/ClosingCall.tsx";
import { RingsPicture } from "../components/ClosingPictures.tsx";
import { PageHeading } from "../components/PageHeading.tsx";
import { Section } from "../components/Section.tsx";
import { TownList } from "../components/TownList.tsx";
import { radiusMiles, towns } from "../data/towns.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: "Power flushing in Reading and the towns around it",
  description: `Same-week power flush appointments in Reading and within ${radiusMiles} miles: Wokingham, Bracknell, Henley-on-Thames, Newbury, Basingstoke, Maidenhead and more.`,
};

export default function Areas() {
  return (
    <>
      <PageHeading lines={["Reading, and", `${radiusMiles} miles around.`]}>
        <p className="lede">
          Same-week appointments in all of these towns, and everywhere between them within the {radiusMiles}
          -mile radius.
        </p>
      </PageHeading>
      <Section
        heading="Twelve towns, nearest first"
        aside={<p>Straight-line distances from the centre of Reading.</p>}
      >
        <TownList towns={towns} />
      </Section>
      <ClosingCall heading="Your town is not on the list? Ask us." picture={<RingsPicture />}>
        <p className="lede">Within {radiusMiles} miles of Reading, we cover it. Have your postcode ready.</p>
      </ClosingCall>
    </>
  );
}
