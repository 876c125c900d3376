import { expect, test } from "vitest";
import { applyMoves, N_STATES, parseMoves, rankState, SOLVED } from "#lib/index.ts";
import { deepenLookup, fromStickers, printedMoves, startLookup } from "#lib/lessons.ts";
import { moveTables, stateAfterMove } from "#lib/tables/move-tables.ts";
import { buildParentMoves, printedMovesFrom } from "#src/workers/parent-moves.ts";
import { inverseState, MOVE_READINGS } from "#src/workers/move-readings.ts";
import { tallyReadings, type TallyProgress } from "#src/workers/tally-readings.ts";

const silent = () => {};
const producedBy = buildParentMoves(silent);

const SEED = 1;
const told6000: TallyProgress[] = [];
const tally6000 = tallyReadings({ seed: SEED, count: 6000 }, (progress) =>
  told6000.push(progress),
);
const talliesIn = (told: readonly TallyProgress[]) =>
  told.flatMap((one) => (one.phase === "cubes" ? one.tally : []));

const [AS_PRINTED, LAST_FIRST, OTHER_WAY, BOTH] = MOVE_READINGS.map((_, i) => i);

const stateAfter = (index: number, turns: readonly number[]) =>
  turns.reduce((state, move) => stateAfterMove(moveTables(), state, move), index);

test("the byte table prints what the sticker lookup prints for all states at most six quarter turns away", () => {
  const lookup = startLookup();
  for (let depth = 0; depth < 6; depth++) deepenLookup(lookup);
  for (const key of lookup.producedBy.keys()) {
    const stickers = Array.from(key, (letter) => letter.charCodeAt(0) - 65);
    const inverse = inverseState(rankState(fromStickers(stickers)));
    expect(printedMovesFrom(producedBy, inverse)).toEqual(
      printedMoves(lookup, stickers),
    );
  }
});

test("every state but solved was produced by a move", () => {
  expect(producedBy.indexOf(-1)).toBe(0);
  expect(producedBy.indexOf(-1, 1)).toBe(-1);
});

test("of the inverse of each of 5000 states across all numbers, the inverse is the state", () => {
  for (let index = 0; index < N_STATES; index += 733) {
    expect(inverseState(inverseState(index))).toBe(index);
  }
  const scramble = parseMoves("R U' F2");
  const state = rankState(applyMoves(SOLVED, scramble));
  expect(stateAfter(inverseState(state), scramble)).toBe(0);
});

test("the readings of R U' F", () => {
  const printed = parseMoves("R U' F");
  const read = MOVE_READINGS.map(({ apply: turns }) => turns(printed));
  expect(read).toEqual(
    ["R U' F", "F U' R", "R' U F'", "F' U R'"].map((text) => parseMoves(text)),
  );
});

test("of each 2000 seeded cubes last one first solves all, as printed hardly any, and in order each the other way all inverses", () => {
  const lots = [...talliesIn(told6000), tally6000].filter(
    ({ tried }) => tried % 2000 === 0,
  );
  expect(lots.map(({ tried }) => tried)).toEqual([0, 2000, 4000, 6000]);
  for (const [i, { solved }] of lots.slice(1).entries()) {
    const before = lots[i].solved;
    const [cubes, inverses] = [0, 1].map((which) =>
      solved.map((counts, reading) => counts[which] - before[reading][which]),
    );
    expect(cubes[LAST_FIRST]).toBe(2000);
    expect(inverses[OTHER_WAY]).toBe(2000);
    const lucky = [
      ...[cubes[AS_PRINTED], inverses[AS_PRINTED]],
      ...[inverses[LAST_FIRST], cubes[OTHER_WAY]],
      ...[cubes[BOTH], inverses[BOTH]],
    ];
    expect(Math.max(...lucky)).toBeLessThan(20);
  }
});

test("over all states, the printed order solves about one in a thousand", () => {
  let lucky = 0;
  for (let inverse = 0; inverse < N_STATES; inverse += 61) {
    const printed = printedMovesFrom(producedBy, inverse);
    if (stateAfter(inverseState(inverse), printed) === 0) lucky++;
  }
  const share = lucky / Math.ceil(N_STATES / 61);
  expect(share).toBeGreaterThan(1 / 2000);
  expect(share).toBeLessThan(1 / 500);
});

test("the same seed draws the same cubes, and all progress is told", () => {
  const told: TallyProgress[] = [];
  const tally = tallyReadings({ seed: SEED, count: 300 }, (one) => told.push(one));
  expect(talliesIn(told6000)[3]).toEqual(tally);
  const found = told.flatMap((one) => (one.phase === "lookup" ? one.found : []));
  expect(found.length).toBeGreaterThan(10);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  const tallies = talliesIn(told);
  expect(tallies.map(({ tried }) => tried)).toEqual([0, 100, 200]);
  for (const { tried, solved } of tallies) expect(solved[LAST_FIRST][0]).toBe(tried);
});
