import { expect, test } from "vitest";
import { problemsAfter, valuesAfter } from "./usual-forms.ts";

test("a question is about one of four topics", () => {
  expect(problemsAfter("questions", '"price"', '"money"')).toBe(
    "7: “money” isn't a topic. Write one of: suitability, price, visit, outcome.",
  );
});

test("a question isn't a statement", () => {
  const problem = problemsAfter("questions", '"What else could I be charged?"', '"We charge nothing else."');
  expect(problem).toBe("8: “We charge nothing else.” isn't a question. End it with a question mark.");
});

test("a question gets its mark", () => {
  const values = valuesAfter("questions", "charged?", "charged");
  expect(values).toMatchObject(second({ question: "What else could I be charged?" }));
});

const second = (changes: object) => ({
  question: [expect.anything(), expect.objectContaining(changes), expect.anything()],
});

test.each(['"Price"', '"PRICE"'])("about = %s is price", (written) => {
  expect(valuesAfter("questions", '"price"', written)).toMatchObject(second({ about: "price" }));
});

test.each(['answer = ""\n', "", 'answer = "none"\n', 'answer = "n/a"\n', 'answer = "-"\n'])(
  "a question without an answer may have: %j",
  (written) => {
    const values = valuesAfter("questions", 'answer = ""\n', written);
    expect(values).toMatchObject(second({ question: "What else could I be charged?" }));
    expect(values).not.toMatchObject(second({ answer: expect.anything() }));
  },
);

test("the answer “no” is refused, because it may be meant", () => {
  const problem = problemsAfter("questions", 'answer = ""', 'answer = "no"');
  expect(problem).toBe("9: “no” isn't a sentence. Write a whole one.");
});
