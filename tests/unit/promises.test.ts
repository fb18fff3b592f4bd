import { expect, test } from "vitest";
import { unknownClaims } from "../../data/claims.ts";
import { unknownPromises } from "../../data/promises.ts";
import { data, faultsIn } from "./fixture.ts";
import sentences from "./promise-sentences.json" with { type: "json" };

/** A site without the owner's facts, with the figures of the sentences. */
const facts = {
  ...data,
  figures: ["£395", "£495", "£595", "25 miles", "25-mile", "20 years", "6–10 mm", "6 mm", "10 mm"],
  claims: unknownClaims,
  promises: unknownPromises,
};
const problemsOf = (text = "") => faultsIn(`<p>${text}</p>`, facts);

// Written by people who had not seen the patterns.
const wrong = Object.entries(sentences.wrong).flatMap(([kind, texts]) => texts.map((text) => [kind, text]));

test.each(wrong)("a promise that the owner hasn't made stops the build: %s: %s", (_, text) => {
  expect(problemsOf(text)).not.toEqual([]);
});

test.each(sentences.harmless)("the site may make true, hedged or negative statements: %s", (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test("the problem quotes the words and gives the reason", () => {
  expect(problemsOf("That’s your price.")).toEqual([
    "Says “that's your price”: It makes a price final or complete. Prices are “from” prices.",
  ]);
});

test("only the owner's and customers' own statements may make promises", () => {
  const review = "All our radiators are hot again, in every room.";
  const said = { ...facts, statements: [review] };
  expect(problemsOf(review)).not.toEqual([]);
  expect(faultsIn(`<p><q>${review}</q></p>`, said)).toEqual([]);
  expect(faultsIn(`<p>${review} So will yours: every radiator hot.</p>`, said)).not.toEqual([]);
});
