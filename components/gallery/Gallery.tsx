import { readdirSync, readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { Section } from "../blocks/Section.tsx";

/** One for each component, by the file's name without its ending. */
type GalleryProps = { readonly examples: Readonly<Record<string, ReactNode>> };

const FOLDERS = ["blocks", "drawings", "links", "lists"];

/** The components that pages import, and all in these folders: their props, as sources state them, and an example. */
export function Gallery({ examples }: GalleryProps) {
  const pages = filesIn("pages").filter((file) => !file.endsWith(".dev.tsx"));
  const imported = pages.flatMap((file) => read(file).match(/components\/\w+\/\w+\.tsx/g) ?? []);
  const files = new Set([...FOLDERS.flatMap((folder) => filesIn(`components/${folder}`)), ...imported]);
  return [...files].sort().map((file) => {
    const [name = ""] = file.match(/\w+(?=\.tsx)/) ?? [];
    return (
      <Section key={name} heading={name} id={name}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <pre className="gallery-props" tabIndex={0}>
          {propsIn(read(file))}
        </pre>
        {examples[name] ?? `${name} has no example in pages/components.dev.tsx.`}
      </Section>
    );
  });
}

const read = (file: string) => readFileSync(file, "utf8");

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((file) => (file.endsWith(".tsx") ? `${folder}/${file}` : []));
}

/** Types and the first lines of exported functions, with their comments, in the formatter's layout. */
const PROPS =
  /^(\/\*\*((?!\*\/)[\s\S])*\*\/\n)?((export )?type .*(\n[ }].*)*|export function \w+\([\s\S]*?\)(?= \{$))/gm;
const IMPORT = /^import .*\{(.*)\} from "\.\.\/\.\.\/(data\/.*)";$/gm;

/** Its own, and the facts' types that it imports. */
function propsIn(source: string): string {
  const facts = [...source.matchAll(IMPORT)].flatMap(([, names = "", file = ""]) =>
    (read(file).match(PROPS) ?? []).filter((type) =>
      names.match(/\w+/g)?.includes(/^export type (\w+)/m.exec(type)?.[1] ?? ""),
    ),
  );
  return [...(source.match(PROPS) ?? []), ...facts].join("\n\n");
}
