import type { Question } from "../../data/copy/questions.ts";
import { Paragraphs } from "../blocks/Paragraphs.tsx";

/** Questions that open to show their answers. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className="question-list">
      {questions.map(({ question, answer, more }) => (
        <details key={question}>
          <summary>{question}</summary>
          {answer && <Paragraphs text={answer} />}
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
