import { expect, test } from "vitest";
import {
  ALL_BIG_MOVES,
  applyBigMoves,
  BIG_MOVE_NAMES,
  formatBigMoves,
  parseBigMoves,
  randomBigCube,
  rankBigCube,
  SOLVED_BIG_CUBE,
} from "#lib/big-cube.ts";
import { bigWrongTurns } from "#figures/solving/big-cube/big-wrong-turns.ts";
import { toCubing } from "../../../lib/big-cube/cubing-cube.ts";
import { draw, seeded } from "../../../lib/puzzle/seeded.ts";

const random = seeded(521);
const start = randomBigCube({ random: () => random(2 ** 30) / 2 ** 30 });
const moves = draw(random, ALL_BIG_MOVES, 8);

/** The moves of a reader who makes others at one step, and then goes on as intended. */
const withMistake = (step: number, instead: readonly number[], movesMade: number) => [
  ...moves.slice(0, step),
  ...instead,
  ...moves.slice(step + 1, movesMade),
];

test("each cube is what its mistake leads to, as cubing confirms", () => {
  for (const movesMade of [0, 3, 8]) {
    for (const { step, made, cube } of bigWrongTurns(start, moves, movesMade)) {
      const instead = made === undefined ? [] : [made];
      const turns = formatBigMoves(withMistake(step, instead, movesMade));
      expect(toCubing(start).applyAlg(turns).isIdentical(toCubing(cube)), turns).toBe(
        true,
      );
    }
  }
});

test("every move made, and the next, may be any other, twice itself or left out", () => {
  const indexAfter = (turns: readonly number[]) =>
    rankBigCube(applyBigMoves(start, turns));
  const intended = [...moves.keys(), moves.length].map((n) =>
    indexAfter(moves.slice(0, n)),
  );
  for (const movesMade of [0, 3, 8]) {
    const steps = [...moves.keys()].slice(0, movesMade + 1);
    const expected = steps.flatMap((step) =>
      [[], [moves[step], moves[step]], ...ALL_BIG_MOVES.map((move) => [move])].map(
        (instead) => indexAfter(withMistake(step, instead, movesMade)),
      ),
    );
    const wrong = [...bigWrongTurns(start, moves, movesMade)].map(({ cube }) =>
      rankBigCube(cube),
    );
    expect(new Set(wrong).size).toBe(wrong.length);
    expect(new Set(wrong)).toEqual(
      new Set(expected.filter((index) => !intended.includes(index))),
    );
  }
});

test("recent and small mistakes come first", () => {
  const intended = parseBigMoves("R U F2 L");
  const first = [...bigWrongTurns(SOLVED_BIG_CUBE, intended, 3)].slice(0, 7);
  const inWords = first.map(
    ({ step, made }) =>
      `${BIG_MOVE_NAMES[made!]} for ${BIG_MOVE_NAMES[intended[step]]}`,
  );
  expect(inWords).toEqual([
    ...["F for F2", "F' for F2", "L' for L", "U' for U"],
    ...["L2 for L", "U2 for U", "R' for R"],
  ]);
});
