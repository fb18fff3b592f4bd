import { dateText } from "../../data/model/dates.ts";
import type { Profile, Review } from "../../data/model/facts.ts";
import { Paragraphs } from "../blocks/Paragraphs.tsx";
import { Prose } from "../blocks/Prose.tsx";
import { ProfileLinks } from "../links/ProfileLinks.tsx";

type ReviewsProps = { readonly reviews: readonly Review[]; readonly profiles: readonly Profile[] };

/** Customers' reviews with date and source, and where to read others, if there are any. */
export function Reviews({ reviews, profiles }: ReviewsProps) {
  if (reviews.length + profiles.length === 0) return null;
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
      {profiles.length > 0 && (
        <p>
          <ProfileLinks profiles={profiles} />
        </p>
      )}
    </Prose>
  );
}
