import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProcessLoop } from "../../components/process/ProcessLoop.tsx";
import { processSteps } from "../../data/services.ts";

test("each arrangement of the loop shows the number of every step once", () => {
  const html = renderToStaticMarkup(createElement(ProcessLoop));
  const numbers = [...html.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, number]) => Number(number));
  const steps = processSteps.map((_, index) => index + 1);
  expect(numbers.toSorted()).toEqual([...steps, ...steps].toSorted());
});
