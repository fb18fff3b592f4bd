import { href } from "../../data/address.ts";
import type { Photograph } from "../../data/owner.ts";
import { RuledColumns } from "../blocks/RuledColumns.tsx";
import { Section } from "../blocks/Section.tsx";

/** Photographs of our work side by side, if there are any. */
export function Photographs({ photographs }: { readonly photographs: readonly Photograph[] | undefined }) {
  if (!photographs) return null;
  return (
    <Section heading="From our work" screenOnly>
      <RuledColumns>
        {photographs.map(({ path, width, height, alt, caption }) => (
          <li key={path}>
            <img src={href(path)} alt={alt} width={width} height={height} loading="lazy" />
            <p>{caption}</p>
          </li>
        ))}
      </RuledColumns>
    </Section>
  );
}
