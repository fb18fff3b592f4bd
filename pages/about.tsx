import { ClosingCall } from "../components/ClosingCall.tsx";
import { Mission } from "../components/Mission.tsx";
import { PageHeading } from "../components/PageHeading.tsx";
import { Reviews } from "../components/Reviews.tsx";
import { Section } from "../components/Section.tsx";
import { StoryList } from "../components/StoryList.tsx";
import { ValueList } from "../components/ValueList.tsx";
import { href } from "../data/address.ts";
import { business } from "../data/business.ts";
import { limits, microboreRange } from "../data/limits.ts";
import { owner } from "../data/owner.ts";
import { radiusMiles } from "../data/towns.ts";
import { values } from "../data/values.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: `About ${business.name}: heating flushed with care`,
  description: `Whom ${business.name} works for, how the work is done, and which heating systems we decline to power flush. Integrity, expert knowledge, results.`,
};

export default function About() {
  return (
    <>
      <PageHeading lines={["We flush heating.", "Sometimes we say no."]}>
        <p className="lede">
          {business.name} cleans central heating for homeowners, landlords and owners of commercial property,
          in Reading and within {radiusMiles} miles.
        </p>
      </PageHeading>
      <section>
        <h2 className="visually-hidden">What we stand for</h2>
        <ValueList values={values} />
      </section>
      <Section heading="One job, done properly">
        <StoryList
          parts={[
            {
              name: "You call",
              text: "A room stays cold, the boiler bangs, or the water from a radiator comes out black. We find out whether sludge is to blame and whether your system suits a power flush.",
            },
            {
              name: "It suits: we flush",
              text: "Insured engineers flush it with professional equipment, to the standards of a power flush association. The price is confirmed before work starts, and a no-fix no-fee guarantee applies.",
            },
            {
              name: "It does not: we decline",
              text: (
                <>
                  Microbore pipes of {microboreRange}, systems over {limits.oldestYears} years old and heavy
                  blockages go to a mechanical cleaning service, which suits them better.{" "}
                  <a href={href("/services/#not-flushed")}>What we do not flush</a>
                </>
              ),
            },
          ]}
        />
      </Section>
      <Reviews reviews={owner.reviews} />
      <Mission heading="Our mission" />
      <ClosingCall heading="Tell us what your radiators do. We’ll tell you what we would do." />
    </>
  );
}
