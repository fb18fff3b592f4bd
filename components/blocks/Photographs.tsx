import type { Photograph } from "../../data/model/schema/owner.ts";
import { RuledColumns } from "../lists/RuledColumns.tsx";
import { Section } from "./Section.tsx";

type PhotographsProps = { readonly photographs: readonly Photograph[] };

/** Photographs of our work side by side, if there are any; the build makes their formats and sizes. */
export function Photographs({ photographs }: PhotographsProps) {
  if (photographs.length === 0) return null;
  return (
    <Section heading="From our work" screenOnly>
      <RuledColumns>
        {photographs.map(({ file, shows, caption }) => (
          <li key={file}>
            <img
              src={`/photographs/${file}`}
              sizes="(min-width: 45rem) 33vw, 100vw"
              alt={shows}
              loading="lazy"
            />
            {caption && <p>{caption}</p>}
          </li>
        ))}
      </RuledColumns>
    </Section>
  );
}
