import { expect, test } from "vitest";
import { essence, likeness } from "../../../src/components/site/frame/search-words.ts";

test("a question is searched for by the words that say something", () => {
  expect(essence("solve my cube")).toBe("solve cube");
  expect(essence("How do I turn the cube")).toBe("turn cube");
  expect(essence("what is it")).toBe("what is it");
  expect(essence("pruning table")).toBe("pruning table");
});

test("what is called like the query comes before what begins like it, and that before the rest", () => {
  const titles = ["rankState", "State", "States of a search"];
  const likenessOf = (query: string) =>
    titles.map((title) => likeness(query, { meta: { title } }));
  expect(likenessOf("state")).toEqual([0, 2, 1]);
  expect(likeness("pruning table", { meta: { title: "PruningTable" } })).toBe(2);
  expect(likeness("god's algorithm", { meta: { title: "God’s algorithm" } })).toBe(2);
});
