import type { Question } from "../../data/copy/questions.ts";
import { Paragraphs } from "../blocks/Paragraphs.tsx";

/** Questions that open to show their answers. Each has an anchor. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className="question-list">
      {questions.map(({ id, question, answer, more }) => (
        <details key={id} id={id}>
          <summary>{question}</summary>
          <Paragraphs text={answer} />
          {more && (
            <a className="text-link" href={more.path}>
              {more.label}
            </a>
          )}
        </details>
      ))}
    </div>
  );
}
