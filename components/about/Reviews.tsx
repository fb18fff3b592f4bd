import { dateText } from "../../data/model/dates.ts";
import type { Review } from "../../data/model/facts.ts";
import { Paragraphs } from "../blocks/Paragraphs.tsx";
import { Prose } from "../blocks/Prose.tsx";

/** Customers' reviews with date and source, if there are any. */
export function Reviews({ reviews }: { readonly reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <Prose>
      <h2>What customers say</h2>
      {reviews.map(({ author, text, date, source }) => (
        <blockquote key={author + text}>
          <Paragraphs text={`“${text}”`} />
          <footer>
            {author}, {source}, <time dateTime={date}>{dateText(date)}</time>
          </footer>
        </blockquote>
      ))}
    </Prose>
  );
}
