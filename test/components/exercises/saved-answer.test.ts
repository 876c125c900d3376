import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CHAPTERS } from "#src/chapters.ts";
import { CODE_EXERCISES } from "#components/exercises/code-exercises.ts";
import {
  type ChapterWithExercises,
  loadExercises,
} from "#components/exercises/chapter-exercises.ts";
import {
  saveAnswer,
  savedAnswer,
  type SavedAnswer,
} from "#components/exercises/saved-answer.ts";
import { FakeStorage } from "../fake-storage.ts";

let browser: ReturnType<typeof FakeStorage.stub>;
beforeEach(() => void (browser = FakeStorage.stub()));
afterEach(() => vi.unstubAllGlobals());

const read = (name: string, fields: number) => savedAnswer(name, fields).read();
const keep = (name: string, answer: SavedAnswer) =>
  saveAnswer(savedAnswer(name, answer.typed.length), answer);

test("a saved answer is restored, and a cleared one is removed", () => {
  keep("oneTurn", { typed: ["U"], solved: true });
  expect(read("oneTurn", 1)).toEqual({ typed: ["U"], solved: true });
  expect(read("oneTurn", 2)).toBeUndefined();
  keep("oneTurn", { typed: [""], solved: false });
  expect(Object.keys(browser.storage)).toEqual([]);
});

test("an answer saved under an exercise's former name is restored", () => {
  browser.storage.setItem("exercise nextOrder", '{"typed":["41235"],"solved":true}');
  expect(read("nextPermutation", 1)).toEqual({ typed: ["41235"], solved: true });
});

test.each([
  "{not JSON",
  "null",
  '{"typed":[7],"solved":true}',
  '{"typed":["1","2"],"solved":true}',
  '{"typed":["1"],"solved":1}',
  JSON.stringify({ typed: ["1".repeat(201)], solved: true }),
])("what others have put into the storage is no answer: %s", (text) => {
  browser.storage.setItem("exercise lastTwist", text);
  expect(read("lastTwist", 1)).toBeUndefined();
  keep("lastTwist", { typed: ["2"], solved: false });
  expect(read("lastTwist", 1)).toEqual({ typed: ["2"], solved: false });
  expect(savedAnswer("lastTwist", 1).unreadable).toMatchObject([{ text }]);
});

// These keys are in readers' browsers: a renamed exercise keeps its key, a new one adds its
// own.
test("every exercise has a unique name and a stable storage key", async () => {
  const chapters = CHAPTERS.map(({ slug }) => slug).filter(
    (slug) => slug !== "stickers",
  ) as ChapterWithExercises[];
  const typed = (await Promise.all(chapters.map(loadExercises))).flatMap(Object.keys);
  const code = Object.values(CODE_EXERCISES).flatMap((names) =>
    names.map((name) => `code ${name}`),
  );
  const names = [...typed, ...code];
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) keep(name, { typed: [], solved: true });
  expect(Object.keys(browser.storage).toSorted()).toEqual(
    [
      ...["numberOfAnOrder", "orderOfANumber", "nextOrder", "rowLeftOut", "lastTwist"],
      ...["swappedPieces", "oneTurn", "momentOfTheWeek"],
      ...["lastTwoCards", "numberOfPlaces", "wholePuzzle"],
      ...["numberAfter", "whichMove", "storedEntries", "roundAgain"],
      ...["firstDepth", "sameFace", "setOfMoves", "bestBound"],
      ...["countingBound", "smallerBoxes", "swappedInQuarters", "moduloThree"],
      ...["farthest", "onlyOne", "many", "movedBit", "orders"],
      ...["evenBeads", "twoColours"],
      ...["flippedEdges", "orientationsOnly"],
      ...["code last-twist", "code number-of-order", "code order-of-number"],
      ...["code number-of-choice", "code turn-of-arrays", "code undo", "code flood"],
      ...["code remainders", "code many-goals", "code all-shortest"],
      ...["code turn-digit", "code turns-in-all", "code lying-definition"],
      "code in-second-phase",
    ]
      .map((name) => `exercise ${name}`)
      .toSorted(),
  );
});
