import type { Photograph as PhotographFacts } from "../../data/model/schema/owner.ts";
import { Photograph } from "../blocks/Photograph.tsx";
import { Section } from "../blocks/Section.tsx";
import { RuledColumns } from "../lists/RuledColumns.tsx";

type PhotographsProps = { readonly photographs: readonly PhotographFacts[] };

/** Photographs of our work side by side, if there are any. */
export function Photographs({ photographs }: PhotographsProps) {
  if (photographs.length === 0) return null;
  return (
    <Section heading="From our work" screenOnly>
      <RuledColumns>
        {photographs.map((photograph) => (
          <li key={photograph.file}>
            <Photograph {...photograph} sizes="(min-width: 45rem) 33vw, 100vw" />
            {photograph.caption && <p>{photograph.caption}</p>}
          </li>
        ))}
      </RuledColumns>
    </Section>
  );
}
