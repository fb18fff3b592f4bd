import { plans } from "../../data/model/plans.ts";

const values = plans.map((_, index) => index + 1);

/** Shows what the line below the cards says about the chosen plan. */
export const css = [
  ".prices:has(:checked) .price-choice-0{display:none}",
  ...values.map((value) => `.prices:has([value="${value}"]:checked) .price-choice-${value}{display:block}`),
].join("");
