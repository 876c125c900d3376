import { expect, test } from "vitest";
import movesExercises from "#components/exercises/moves/moves-exercises.ts";
import { storedEntries } from "#components/exercises/moves/stored-entries.ts";
import { rankAfterTurn } from "#components/exercises/moves/rank-after-turn.ts";
import { roundAgain } from "#components/exercises/moves/round-again.ts";
import { whichMove } from "#components/exercises/moves/which-move.ts";
import { applyMoves, MOVE_NAMES, parseMoves, SOLVED } from "#lib/index.ts";
import { moveTables } from "#lib/tables/move-tables.ts";
import { promiseExercises } from "./exercise-promises.ts";

// Worked out by hand, so that an error in the library can't hide in the tests.
promiseExercises(movesExercises, {
  // F takes from 1 3 7 4 5 2 6; twice: 1 7 6 4 5 3 2, digits 0 5 4 2 2 1 0,
  // 5 × 120 + 4 × 24 + 2 × 6 + 2 × 2 + 1 = 713
  rankAfterTurn: {
    right: [
      ["713", /1 7 6 4 5 3 2, and 5 × 120 \+ 4 × 24 \+ 2 × 6 \+ 2 × 2 \+ 1 × 1 = 713/],
      [" #713", /permutation 1 7 6 4 5 3 2/],
      ["5×120 + 4×24 + 2×6 + 2×2 + 1 = 713", /permutation 1 7 6 4 5 3 2/],
    ],
    wrong: [
      ["224", /index after F, a single quarter turn/],
      ["489", /index after F'/],
      ["448", /doubled\. You can’t add indices/],
      ["519,777", /index of the state/],
      ["0", /solved permutation\. F2 moves four/],
      ["5040", /indices 0 to 5039/],
      ["712", /Not 712/],
    ],
    unreadable: [
      ["1 7 6 4 5 3 2", /row of digits/],
      ["F2", /not a number/],
    ],
  },
  // 300 is 1 0 2 0 1 0 and 2; 547 is 2 0 2 0 2 1 and 2. R' of twists: positions 1 2 5 6.
  whichMove: {
    right: [
      ["R'", /^R' turns 1 0 2 0 1 0 2 into 2 0 2 0 2 1 2, and that has index 547/],
      ["r’", /^R' turns/],
      [" R3 ", /^R' turns/],
    ],
    halfway: [["R R R", /a single move is enough/]],
    wrong: [
      ["R", /That is the right face, but R leads from 300 to 461/],
      ["R2", /That is the right face/],
      ["F'", /F' leads from 300 to 382, .* You want 2 0 2 0 2 1 2/],
      ["U2 F", /One move is enough/],
    ],
    unreadable: [
      ["2 0 2", /Unknown move/],
      ["Q", /Here F, R, U are enough/],
    ],
  },
  // (5040 + 729) × 3 = 5769 × 3 = 17307
  storedEntries: {
    right: [
      ["17307", /\(5040 \+ 729\) × 3 = 17,307, a third of 51,921/],
      ["17,307", /a third/],
      ["(5040 + 729) * 3", /a third/],
    ],
    wrong: [
      ["51921", /all nine moves/],
      ["34614", /six quarter turns/],
      ["5769", /number of rows in both tables/],
      ["15120", /That is the permutation table/],
      ["2187", /That is the orientation table/],
      ["11022480", /one table for whole states/],
      ["3", /Not 3/],
    ],
    unreadable: [["many", /not a number/]],
  },
  // The order of R U is a 5-cycle (position 4 and so on), and each round of five adds a twist.
  roundAgain: {
    right: [
      [
        ["5", "15"],
        /permutation index is 0 again after 5 rounds\. The orientation index is 0 again after 15 rounds/,
      ],
      [[" 5 ", "3 × 5"], /again after 15/],
      [["10 - 5", "15"], /again after 5/],
    ],
    halfway: [
      [["5", ""], /again after 5 rounds\. And the orientation\?/],
      [["", "15"], /And the permutation\?/],
    ],
    wrong: [
      [["10", "15"], /single moves\. A round is R U, which is 2 moves/],
      [["5", "30"], /single moves/],
      [["15", "15"], /true in the other table/],
      [["5", "5"], /true in the other table/],
      [["20", ""], /not for the first time/],
      [["4", ""], /After 4 rounds the permutation index is not 0/],
      [["0", ""], /at least one round/],
    ],
    unreadable: [[["five", ""], /not a number/]],
  },
});

test("no other move leads from one orientation index to the other", () => {
  const { from, to } = movesExercises.whichMove;
  const { orientation } = moveTables();
  const leading = MOVE_NAMES.filter((_, move) => orientation[from * 9 + move] === to);
  expect(leading).toEqual(["R'"]);
});

test("hint and solution may name the positions that R leaves alone", () => {
  const { before, after } = movesExercises.whichMove;
  const stays = before.flatMap((twist, i) => (twist === after[i] ? i + 1 : []));
  expect([3, 4, 7].every((position) => stays.includes(position))).toBe(true);
  const alone = (face: string) => {
    const { permutation } = applyMoves(SOLVED, parseMoves(face));
    return permutation.flatMap((piece, i) => (piece === i ? i : []));
  };
  const faces = ["F", "R", "U"].filter((face) =>
    alone(face).every((position) => before[position] === after[position]),
  );
  expect(faces).toEqual(["R"]);
});

test("the whole cube is first solved after the exercise's number of rounds", () => {
  for (const text of ["R U", "F R'", "R2 U", "F R2 U'"]) {
    const { whole } = roundAgain(text);
    const moves = parseMoves(text);
    let state = SOLVED;
    let rounds = 0;
    do {
      state = applyMoves(state, moves);
      rounds++;
    } while (JSON.stringify(state) !== JSON.stringify(SOLVED));
    expect(whole).toBe(rounds);
  }
});

test("other data give other exercises, whose solutions pass", () => {
  const others = [
    rankAfterTurn(1),
    rankAfterTurn(2),
    whichMove(412, "F"),
    storedEntries(),
    roundAgain("R U'"),
  ];
  for (const { check, solution } of others) {
    expect(check(...solution).verdict).toBe("right");
  }
});
