import { Fragment } from "react";

/** A heading's text, each sentence on a line of its own. */
export function Sentences({ text }: { readonly text: string }) {
  const sentences = text.split(/(?<=[.?:]) /);
  if (sentences.length === 1) return text;
  return sentences.map((sentence) => (
    <Fragment key={sentence}>
      <span>{sentence}</span>{" "}
    </Fragment>
  ));
}
