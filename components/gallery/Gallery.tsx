import { readdirSync, readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { Section } from "../blocks/Section.tsx";

type GalleryProps = {
  readonly folder: string;
  /** One for each file, by the file's name without its ending. */
  readonly examples: Readonly<Record<string, ReactNode>>;
};

/** The components in a folder: their props, as the sources state them, and an example of each. */
export function Gallery({ folder, examples }: GalleryProps) {
  const names = readdirSync(folder).flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? []);
  return names.sort().map((name) => (
    <Section key={name} heading={name} id={name}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre className="gallery-props" tabIndex={0}>
        {propsIn(readFileSync(`${folder}/${name}.tsx`, "utf8"))}
      </pre>
      {examples[name] ?? `${name} has no example in pages/components.dev.tsx.`}
    </Section>
  ));
}

/** Types and the first lines of exported functions, with their comments, in the formatter's layout. */
const PROPS =
  /^(\/\*\*((?!\*\/)[\s\S])*\*\/\n)?((export )?type .*(\n[ }].*)*|export function \w+\([\s\S]*?\)(?= \{$))/gm;

function propsIn(source: string): string {
  return (source.match(PROPS) ?? []).join("\n\n");
}
