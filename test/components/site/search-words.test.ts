import { expect, test } from "vitest";
import {
  compareMatches,
  significantWords,
  titleMatchScore,
  trimExcerpt,
} from "#components/site/frame/search-words.ts";

test("a question is searched for by the words that say something", () => {
  expect(significantWords("solve my cube")).toBe("solve cube");
  expect(significantWords("How do I turn the cube")).toBe("turn cube");
  expect(significantWords("solve by camera")).toBe("solve camera");
  expect(significantWords("what is it")).toBe("what is it");
  expect(significantWords("pruning table")).toBe("pruning table");
});

test("what is called so comes first, then a term of the glossary, what is nearly called so, what begins so, and the rest", () => {
  const likenessOf = (query: string, title: string, page = "Reference") =>
    titleMatchScore(query, { meta: { title, page } });
  expect(likenessOf("State", "State")).toBe(4);
  expect(likenessOf("state", "State, position", "Glossary")).toBe(3);
  expect(likenessOf("Position", "State, position", "Glossary")).toBe(3);
  expect(likenessOf("state", "State")).toBe(2);
  expect(likenessOf("pruning table", "PruningTable")).toBe(2);
  expect(likenessOf("god's algorithm", "God’s algorithm", "Glossary")).toBe(3);
  expect(likenessOf("state", "States of a search", "Solving")).toBe(1);
  expect(likenessOf("state", "rankState")).toBe(0);
});

test("a chapter comes before a name of the reference that is not asked for, and after one that is", () => {
  const chapter = { meta: { title: "Solve your cube", page: "Solve your cube" } };
  const name = { meta: { title: "SOLVED_BIG_CUBE", page: "Reference" } };
  expect(compareMatches("solve my cube", chapter, name)).toBeLessThan(0);
  expect(compareMatches("solved big cube", name, chapter)).toBeLessThan(0);
  expect(compareMatches("solve my cube", chapter, chapter)).toBe(0);
});

test("an excerpt says where the text goes on, and marks no sign after a word", () => {
  const content = "Build a table. Look it up.";
  expect(trimExcerpt("Build a <mark>table.</mark>", content)).toBe(
    "Build a <mark>table</mark>. …",
  );
  expect(trimExcerpt("<mark>Look</mark> it up.", content)).toBe(
    "… <mark>Look</mark> it up.",
  );
});
