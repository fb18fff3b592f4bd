import { dateText } from "../../data/model/dates.ts";
import type { Profile, Review } from "../../data/model/facts.ts";
import { Paragraphs } from "../blocks/Paragraphs.tsx";
import { Section } from "../blocks/Section.tsx";
import { ProfileLinks } from "../links/ProfileLinks.tsx";

type ReviewsProps = { readonly reviews: readonly Review[]; readonly profiles: readonly Profile[] };

/** Customers' reviews with date and source, the shortest large, and where to read others, if there are any. */
export function Reviews({ reviews, profiles }: ReviewsProps) {
  if (reviews.length + profiles.length === 0) return null;
  const [shortest, ...others] = reviews.toSorted((one, other) => one.text.length - other.text.length);
  return (
    <Section heading="What customers say">
      {shortest && (
        <div className="review-shortest">
          <Quotation {...shortest} />
        </div>
      )}
      {others.length > 0 && (
        <div className="reviews">
          {others.map((review) => (
            <Quotation key={review.author + review.text} {...review} />
          ))}
        </div>
      )}
      {profiles.length > 0 && (
        <p>
          <ProfileLinks profiles={profiles} />
        </p>
      )}
    </Section>
  );
}

function Quotation({ author, text, date, source }: Review) {
  return (
    <blockquote className="review">
      <Paragraphs text={`“${text}”`} />
      <footer className="soft">
        {author}, {source}, <time dateTime={date}>{dateText(date)}</time>
      </footer>
    </blockquote>
  );
}
