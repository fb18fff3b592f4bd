import type { Question } from "../../data/copy/questions.ts";
import { Paragraphs } from "../blocks/Paragraphs.tsx";

/** Questions that open to show their answers. In two columns, so that an answer moves no question to the other side. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  const half = Math.ceil(questions.length / 2);
  return (
    <div className="question-list">
      {[questions.slice(0, half), questions.slice(half)].map((column) => (
        <div key={column[0]?.question}>
          {column.map(({ question, answer, more }) => (
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
      ))}
    </div>
  );
}
