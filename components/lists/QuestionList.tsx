import { href } from "../../data/address.ts";
import type { Question } from "../../data/questions.ts";

/** Questions that open to show their answers. Each has an anchor. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className="question-list">
      {questions.map(({ id, question, answer, more }) => (
        <details key={id} id={id}>
          <summary>{question}</summary>
          <p>{answer}</p>
          {more && (
            <a className="text-link" href={href(more.path)}>
              {more.label}
            </a>
          )}
        </details>
      ))}
    </div>
  );
}
