import type { ReactNode } from "react";

type StoryPart = { readonly name: string; readonly text: ReactNode };

/** A story in parts, each with a name beside it. */
export function StoryList({ parts }: { readonly parts: readonly StoryPart[] }) {
  return (
    <ol className="story-list">
      {parts.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
