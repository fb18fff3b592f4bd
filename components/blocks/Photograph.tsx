import { href } from "../../data/model/address.ts";
import type { Photograph as PhotographFacts } from "../../data/model/schema/owner.ts";

type PhotographProps = PhotographFacts & {
  /** How wide it is shown, like the attribute of an image; by default, as wide as the window. */
  readonly sizes?: string;
  /** true: on the first screen, so it loads at once. */
  readonly firstScreen?: boolean;
};

/** A photograph in the smallest file that is sharp enough. */
export function Photograph({ files, width, height, shows, sizes = "100vw", firstScreen }: PhotographProps) {
  const candidates = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => `${href(file)} ${/\d+/.exec(file)}w`);
  return (
    <picture>
      <source type="image/avif" srcSet={candidates(".avif").join()} sizes={sizes} />
      <img
        src={href(files.at(-1) ?? "/")}
        srcSet={candidates(".jpg").join()}
        sizes={sizes}
        alt={shows}
        width={width}
        height={height}
        loading={firstScreen ? undefined : "lazy"}
      />
    </picture>
  );
}
