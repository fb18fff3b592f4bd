import { Fragment } from "react";
import { dateText } from "../../data/model/dates.ts";
import type { Review } from "../../data/model/schema/owner.ts";
import { Section } from "../blocks/Section.tsx";
import { StoryList } from "../lists/StoryList.tsx";

/** Customers' reviews with date and source, if there are any. */
export function Reviews({ reviews }: { readonly reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <Section heading="What customers say">
      <StoryList
        parts={reviews.map(({ author, text, date, source }) => ({
          id: `${author} ${text}`,
          name: author,
          text: (
            <>
              <q>{onLines(text)}</q> <br />
              <small>
                {source}, <time dateTime={date}>{dateText(date)}</time>
              </small>
            </>
          ),
        }))}
      />
    </Section>
  );
}

/** A text with an empty line between its paragraphs, for an element that can't contain any. */
function onLines(text: string) {
  const [first, ...others] = text.split("\n\n");
  return [
    first,
    ...others.map((paragraph) => (
      <Fragment key={paragraph}>
        <br />
        <br />
        {paragraph}
      </Fragment>
    )),
  ];
}
