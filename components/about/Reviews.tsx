import { dateText } from "../../data/dates.ts";
import type { Review } from "../../data/owner.ts";
import { Section } from "../blocks/Section.tsx";
import { StoryList } from "../lists/StoryList.tsx";

/** Customers' reviews with date and source, if there are any. */
export function Reviews({ reviews }: { readonly reviews: readonly Review[] | undefined }) {
  if (!reviews) return null;
  return (
    <Section heading="What customers say">
      <StoryList
        parts={reviews.map(({ author, text, date, source }) => ({
          id: `${author} ${text}`,
          name: author,
          text: (
            <>
              <q>{text}</q> <br />
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
