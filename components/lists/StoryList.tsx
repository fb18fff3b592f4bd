import type { ReactNode } from "react";

/** `id` distinguishes parts with the same name. */
type StoryPart = { readonly id?: string; readonly name: string; readonly text: ReactNode };

/** A story in parts, each with a name beside it. */
export function StoryList({ parts }: { readonly parts: readonly StoryPart[] }) {
  return (
    <ol className="story-list">
      {parts.map(({ id, name, text }) => (
        <li key={id ?? name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
