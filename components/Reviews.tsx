import type { Review } from "../data/owner.ts";
import { Section } from "./Section.tsx";
import { StoryList } from "./StoryList.tsx";

/** What customers have written; nothing while no review is known. */
export function Reviews({ reviews }: { readonly reviews: readonly Review[] | undefined }) {
  if (!reviews) return null;
  return (
    <Section heading="What customers say">
      <StoryList parts={reviews.map(({ author, text }) => ({ name: author, text: <q>{text}</q> }))} />
    </Section>
  );
}
