import type { Photograph } from "../../data/model/facts.ts";
import { Section } from "./Section.tsx";

type PhotographsProps = { readonly photographs: readonly Photograph[] };

/** Photographs of our work side by side, if there are any; the build makes their formats and sizes. */
export function Photographs({ photographs }: PhotographsProps) {
  const count = photographs.length;
  if (count === 0) return null;
  const columns = Math.min(count, count % 3 === 1 ? 4 : 3); // of up to 12, none is alone in the last row
  const inPairs = count % 2 === 0 ? "(min-width: 24rem) 50vw, " : "";
  const sizes = `(min-width: 40rem) ${Math.ceil(100 / columns)}vw, ${inPairs}100vw`;
  return (
    <Section heading="From our work" screenOnly>
      <ul className="photographs" data-columns={columns} data-even={count % 2 === 0 || undefined}>
        {photographs.map(({ file, shows, caption }) => (
          <li key={file}>
            <figure>
              <img src={`/photographs/${file}`} sizes={sizes} alt={shows} loading="lazy" />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
