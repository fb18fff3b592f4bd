import type { Photograph as PhotographFacts } from "../../data/model/schema/owner.ts";

type PhotographProps = Pick<PhotographFacts, "file" | "shows"> & {
  /** How wide it is shown, like the attribute of an image; by default, as wide as the window. */
  readonly sizes?: string;
  /** true: on the first screen, so it loads at once. */
  readonly firstScreen?: boolean;
};

/** A photograph; the build makes its formats and sizes. */
export function Photograph({ file, shows, sizes = "100vw", firstScreen }: PhotographProps) {
  return (
    <img src={`/photographs/${file}`} sizes={sizes} alt={shows} loading={firstScreen ? undefined : "lazy"} />
  );
}
