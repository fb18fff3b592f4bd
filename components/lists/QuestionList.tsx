import type { Question } from "../../data/copy/questions.ts";
import { Paragraphs } from "../blocks/Paragraphs.tsx";

/** Questions that open to show their answers. One with an anchor is open, as browsers don’t open what a link leads to. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className="question-list">
      {questions.map(({ id, question, answer, more }) => (
        <details key={question} id={id} open={id !== undefined}>
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
