import { dateText } from "../../data/model/dates.ts";
import type { Review } from "../../data/model/schema/owner.ts";
import { Paragraphs } from "../blocks/Paragraphs.tsx";
import { Section } from "../blocks/Section.tsx";

/** Customers' reviews with date and source, if there are any. */
export function Reviews({ reviews }: { readonly reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <Section heading="What customers say">
      <ul className="reviews">
        {reviews.map(({ author, text, date, source }) => (
          <li key={author + text}>
            <div>
              <h3>{author}</h3>
              <blockquote>
                <Paragraphs text={`“${text}”`} />
                <footer>
                  {source}, <time dateTime={date}>{dateText(date)}</time>
                </footer>
              </blockquote>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
