import { expect, test } from "vitest";
import {
  countAnswers,
  readCubeModel,
  type ReadingAction,
  correctAnswer,
} from "#figures/indexing/read-cube/read-cube-model.ts";
import {
  displayedState,
  countPlacedPieces,
  readingSheet,
} from "#figures/indexing/read-cube/read-cube-sheet.ts";
import {
  wrongPieceMessage,
  wrongTwistMessage,
} from "#figures/indexing/read-cube/read-cube-mistakes.ts";
import { DIRECTIONS } from "#figures/indexing/direction.ts";
import {
  readingQuestionAt,
  type CubeReading,
  STEP_COUNTS,
} from "#figures/indexing/read-cube/read-cube-state.ts";
import { readingText } from "#figures/indexing/read-cube/read-cube-text.ts";
import { N_STATES, unrankState } from "#lib/index.ts";

const { decode, describe, encode, initial, update } = readCubeModel;
const after = (reading: CubeReading, ...actions: ReadingAction[]) =>
  actions.reduce(update, reading);
const answer = (answer: number): ReadingAction => ({ type: "answer", answer });

/** Some of all cubes, the first and the last among them. */
const CUBES = [0, N_STATES - 1, 240_786, 1_234_567, 2_718_281, 3_141_592];

/** The announcements of all steps from the first. */
function toldOf(first: CubeReading): string[] {
  const told: string[] = [];
  for (let reading = first; ; reading = update(reading, "next")) {
    told.push(describe(reading));
    if (update(reading, "next") === reading) return told;
  }
}

// Worked out by hand: position 1 has green, orange and white, the white sticker on the
// right; the order 3 4 1 6 2 7 5 has the digits 2 2 0 2 0 1, the twists are 1 1 1 2 0 1 0.
test("the text of all steps of ranking a cube", () => {
  const told = toldOf(initial);
  expect(told).toHaveLength(STEP_COUNTS.rank + 1);
  expect(told[0]).toMatch(/^Seven positions.* Position 1 now points towards you\./);
  expect(told[1]).toBe(
    "White, green and orange: this is piece 3, which belongs in UFL. Where is its white sticker? At the top is 0; go on clockwise.",
  );
  expect(told[2]).toMatch(/^The white sticker is on the right, one face on: twist 1\./);
  expect(told[12]).toContain("only one piece is left");
  expect(told[13]).toContain("The six twists sum to 6. What must the last one be?");
  expect(told[14]).toBe(
    "The yellow sticker is at the bottom: twist 0. 1 + 1 + 1 + 2 + 0 + 1 + 0 = 6, a multiple of three: the other six always determine the last one. Now the permutation. How many pieces to the right of 3 are smaller, and what do they add in the column worth 720?",
  );
  expect(told[15]).toMatch(/^To the right of 3, 1 and 2 are smaller: 2 × 720 = 1440\./);
  expect(told[17]).toMatch(/^To the right of 1, nothing is smaller: 0 × 24 = 0, which/);
  expect(told[20]).toMatch(
    /which makes 1693: the index of the permutation\. Now the twists/,
  );
  expect(told[26]).toMatch(
    /which makes 370: the index of the orientation\. Each permutation/,
  );
  expect(told[27]).toBe("1693 × 729 + 370 = 1,234,567: this is the cube’s index.");
});

test("the text of all steps of unranking a date", () => {
  const told = toldOf({ direction: "unrank", cube: 240_786, step: 0 });
  expect(told).toHaveLength(STEP_COUNTS.unrank + 1);
  expect(told[0]).toContain("How many times does 729 go into 240,786");
  expect(told[1]).toBe(
    "240,786 = 330 × 729 + 216: the permutation has the index 330, the orientation 216. Now the permutation. How many times does 720 go into 330?",
  );
  expect(told[2]).toBe(
    "720 does not go into 330. Of 1 2 3 4 5 6 7 pass over none: piece 1 goes to position 1. How many times does 120 go into 330?",
  );
  expect(told[3]).toMatch(
    /^120 goes twice into 330, and 90 is left\. Of 2 3 4 5 6 7 pass over 2: piece 4 /,
  );
  expect(told[7]).toContain("Piece 5 is left for position 7. Now the twists.");
  expect(told[13]).toBe(
    "1 does not go into 0: twist 0 in position 6. The six sum to 4, so the last is 2.",
  );
});

test("right answers go on to the cube’s number; wrong ones stay, with feedback", () => {
  for (const cube of CUBES) {
    const { permutation, orientation } = unrankState(cube);
    let reading: CubeReading = { direction: "rank", cube, step: 0 };
    for (let at = 0; at < 7; at++) {
      for (const [kind, right] of [
        ["piece", permutation[at]],
        ["twist", orientation[at]],
      ] as const) {
        expect(readingQuestionAt("rank", reading.step)).toEqual({ kind, at });
        expect(correctAnswer(reading)).toBe(right);
        for (let guess = 0; guess < countAnswers(reading); guess++) {
          if (guess === right) continue;
          const judged = update(reading, answer(guess));
          expect(judged).toEqual({ ...reading, wrongAnswer: guess });
          expect(readingText(judged).feedback).toMatch(/^No: .*[.?]$/);
          expect(update(judged, answer(right)).wrongAnswer).toBe(undefined);
        }
        reading = update(reading, answer(right));
      }
    }
    expect(update(reading, answer(0))).toBe(reading);
  }
});

test("a wrong answer is explained by the likely mistake", () => {
  // Position 1 has piece 3 (white, green, orange), its white sticker on the right.
  const sheet = readingSheet(1_234_567);
  expect(wrongPieceMessage(1, 0, sheet)).toBe(
    "No: piece 2 has red where this piece has orange.",
  );
  expect(wrongPieceMessage(4, 0, sheet)).toBe(
    "No: piece 5 has yellow, red and blue where this piece has white, green and orange.",
  );
  expect(wrongPieceMessage(0, 0, sheet)).toContain("1 is the number of the position");
  expect(wrongPieceMessage(2, 1, sheet)).toBe("No: piece 3 is in position 1.");
  expect(wrongTwistMessage(2, 0, sheet)).toBe(
    "No: you counted anticlockwise. Clockwise, the sides are top, right, left.",
  );
  expect(wrongTwistMessage(0, 0, sheet)).toBe(
    "No: the white sticker is on the right, not at the top.",
  );
  // Position 5 is at the bottom, and its piece 2 is not twisted.
  expect(wrongTwistMessage(1, 4, sheet)).toBe(
    "No: the white sticker is at the bottom. That is 0, not twisted.",
  );
});

test("unranking places the pieces one by one, then twists them; the last ones follow at once", () => {
  for (const cube of CUBES) {
    const sheet = readingSheet(cube);
    const drawn = Array.from({ length: STEP_COUNTS.unrank + 1 }, (_, step) => {
      const reading: CubeReading = { direction: "unrank", cube, step };
      return {
        dealt: countPlacedPieces(reading),
        state: displayedState(reading, sheet),
      };
    });
    expect(drawn.map(({ dealt }) => dealt).slice(0, 9)).toEqual([
      0, 0, 1, 2, 3, 4, 5, 7, 7,
    ]);
    for (const { dealt, state } of drawn) {
      expect(state.permutation.slice(0, dealt)).toEqual(sheet.pieces.slice(0, dealt));
      expect(state.permutation.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    }
    expect(drawn[7].state.orientation).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(drawn.at(-1)!.state).toEqual(unrankState(cube));
  }
});

test("another cube or direction starts at the first step; the same one changes nothing", () => {
  const far = after(initial, "next", "next", answer(6));
  expect(after(far, { type: "cube", cube: 5 })).toEqual({
    direction: "rank",
    cube: 5,
    step: 0,
  });
  expect(after(far, { type: "cube", cube: far.cube })).toBe(far);
  expect(after(far, { type: "direction", direction: "unrank" })).toEqual({
    direction: "unrank",
    cube: far.cube,
    step: 0,
  });
  expect(after(far, { type: "direction", direction: "rank" })).toBe(far);
  expect(after(far, "back")).toEqual({ ...initial, step: 1 });
  expect(after(far, "again")).toEqual(initial);
  expect(update(initial, "back")).toBe(initial);
  expect(update(initial, "again")).toBe(initial);
});

test("a link restores each step and wrong answer; invalid ones are rejected", () => {
  for (const direction of DIRECTIONS) {
    for (let step = 0; step <= STEP_COUNTS[direction]; step++) {
      const reading = { direction, cube: 240_786, step };
      expect(decode(encode(reading))).toEqual(reading);
      for (let guess = 0; guess < countAnswers(reading); guess++) {
        const judged = update(reading, answer(guess));
        expect(decode(encode(judged))).toEqual(judged);
      }
    }
  }
  const refused = (text: string) => expect(() => decode(text), text);
  refused("").toThrow("is neither rank nor unrank");
  refused("rank").toThrow("from 0 to 3,674,159");
  refused("rank-3674160-0").toThrow("too large");
  refused("rank-0").toThrow("from 0 to 27");
  refused("unrank-0-14").toThrow("“14” is too large");
  refused("rank-1234567-0-7").toThrow("“7” is too large");
  refused("rank-1234567-0-2").toThrow("“2” is the right answer");
  refused("rank-1234567-14-0").toThrow("it has no answer");
  refused("rank-1234567-0-1-1").toThrow("it has no answer");
});
