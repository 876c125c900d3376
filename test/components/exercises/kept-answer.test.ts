import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CHAPTERS } from "../../../src/chapters.ts";
import { CODE_EXERCISES } from "../../../src/components/exercises/code-exercises.ts";
import {
  type ChapterWithExercises,
  loadExercises,
} from "../../../src/components/exercises/chapter-exercises.ts";
import { keep, readKept } from "../../../src/components/exercises/kept-answer.ts";

const store = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
    removeItem: (key: string) => void store.delete(key),
  });
});
afterEach(() => {
  store.clear();
  vi.unstubAllGlobals();
});

test("what is kept is read again, and a cleared answer leaves nothing behind", () => {
  keep("oneTurn", { typed: ["U"], solved: true });
  expect(readKept("oneTurn", 1)).toEqual({ typed: ["U"], solved: true });
  expect(readKept("oneTurn", 2)).toBeUndefined();
  keep("oneTurn", { typed: [""], solved: false });
  expect([...store]).toEqual([]);
});

test("an answer from before an exercise was renamed is still read", () => {
  store.set("exercise nextOrder", '{"typed":["41235"],"solved":true}');
  expect(readKept("nextPermutation", 1)).toEqual({ typed: ["41235"], solved: true });
});

test.each([
  "{not JSON",
  "null",
  '{"typed":[7],"solved":true}',
  '{"typed":["1","2"],"solved":true}',
  '{"typed":["1"],"solved":1}',
  JSON.stringify({ typed: ["1".repeat(201)], solved: true }),
])("what others have put into the storage is no answer: %s", (text) => {
  store.set("exercise lastTwist", text);
  expect(readKept("lastTwist", 1)).toBeUndefined();
});

// These keys are in readers' browsers: a renamed exercise keeps its key, a new one adds its
// own.
test("every exercise has a name of its own, and keeps its answer where it has always been", async () => {
  const chapters = CHAPTERS.map(({ slug }) => slug as ChapterWithExercises);
  const typed = (await Promise.all(chapters.map(loadExercises))).flatMap(Object.keys);
  const code = Object.values(CODE_EXERCISES).flatMap((names) =>
    names.map((name) => `code ${name}`),
  );
  const names = [...typed, ...code];
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) keep(name, { typed: [], solved: true });
  expect([...store.keys()]).toEqual(
    [
      ...["numberOfAnOrder", "orderOfANumber", "nextOrder", "rowLeftOut", "lastTwist"],
      ...["swappedPieces", "oneTurn", "momentOfTheWeek"],
      ...["lastTwoCards", "numberOfPlaces", "wholePuzzle"],
      ...["numberAfter", "whichMove", "storedEntries", "roundAgain"],
      ...["firstDepth", "sameFace", "setOfMoves", "bestBound"],
      ...["countingBound", "smallerBoxes", "swappedInQuarters", "moduloThree"],
      ...["farthest", "onlyOne", "many", "movedBit", "orders"],
      ...["evenBeads", "twoColours"],
      ...["code last-twist", "code number-of-order", "code order-of-number"],
      ...["code number-of-choice", "code turn-of-arrays", "code undo", "code flood"],
      ...["code remainders", "code many-goals", "code all-shortest"],
      ...["code turn-digit", "code turns-in-all", "code lying-definition"],
    ].map((name) => `exercise ${name}`),
  );
});
