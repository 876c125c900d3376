// The claims of the chapter "Stickers instead of indices".
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PYTHON_LOOKUP } from "#figures/moves/stickers/python-lines.ts";
import {
  applyMoves,
  buildDistanceTable,
  buildMoveTables,
  HTM_MOVES,
  N_PIECES,
  N_STATES,
  parseMoves,
  rankOrientation,
  rankPermutation,
  rankState,
  SOLVED,
  unrankState,
} from "#lib/index.ts";
import {
  buildStickerMoves,
  CORNER_STICKERS,
  deepenLookup,
  fromStickers,
  multiplyStickers,
  printedMoves,
  startLookup,
  toStickers,
} from "#lib/lessons.ts";
import { buildParentMoves, printedMovesFrom } from "#src/workers/parent-moves.ts";
import { inverseState } from "#src/workers/move-readings.ts";

const moves = buildStickerMoves();

test("the lines beside the Python program’s are those of printedMoves, in its order", () => {
  const file = new URL("../../src/lib/tables/sticker-lookup.ts", import.meta.url);
  const ours = PYTHON_LOOKUP.flatMap(([, lines]) => lines.split("\n"));
  expect(readFileSync(file, "utf8")).toContain(
    ours.map((line) => `\n  ${line}`).join(""),
  );
});

test("seven corners with three stickers each make 21", () => {
  const stickers = CORNER_STICKERS.flat().toSorted((a, b) => a - b);
  expect(stickers).toEqual(Array.from({ length: 3 * N_PIECES }, (_, i) => i));
});

test("the program meets all states, each as far away as others have counted", () => {
  const producedBy = buildParentMoves(() => {});
  const { distance } = buildDistanceTable({ metric: "QTM" });
  expect(producedBy.indexOf(-1, 1)).toBe(-1);
  for (let inverse = 0; inverse < N_STATES; inverse += 97) {
    const cube = inverseState(inverse);
    expect(printedMovesFrom(producedBy, inverse)).toHaveLength(distance(cube));
  }
});

test("R U R' U R: the printed order works, and reads the same from both ends", () => {
  const lookup = startLookup();
  for (let depth = 0; depth < 5; depth++) deepenLookup(lookup);
  const cube = applyMoves(SOLVED, parseMoves("R U R' U R"));
  const printed = printedMoves(lookup, toStickers(cube));
  expect(rankState(applyMoves(cube, printed))).toBe(0);
  expect(printed).toHaveLength(5);
  expect(printed).toEqual(printed.toReversed());
});

test("among cubes four to six quarter turns away, whatever works in printed order reads the same from both ends", () => {
  const lookup = startLookup();
  for (let depth = 0; depth < 6; depth++) deepenLookup(lookup);
  let working = 0;
  for (const key of lookup.producedBy.keys()) {
    const stickers = Array.from(key, (letter) => letter.charCodeAt(0) - 65);
    const printed = printedMoves(lookup, stickers);
    if (printed.length < 4) continue;
    if (rankState(applyMoves(fromStickers(stickers), printed)) !== 0) continue;
    working++;
    expect(printed).toEqual(printed.toReversed());
  }
  expect(working).toBeGreaterThan(100);
});

test("R on the left is no turn of the cube after U", () => {
  const after = rankState(fromStickers(multiplyStickers(moves[3], moves[6])));
  const U = applyMoves(SOLVED, parseMoves("U"));
  for (const move of HTM_MOVES) {
    expect(rankState(applyMoves(U, [move]))).not.toBe(after);
  }
});

test("on the right both numbers go their own ways; on the left the twists depend on the order", () => {
  const twistsAfter = (onRight: boolean) => {
    const seen = new Map<string, Set<number>>();
    for (let index = 0; index < N_STATES; index += 331) {
      const stickers = toStickers(unrankState(index));
      const { orientation } = unrankState(index);
      for (const move of HTM_MOVES) {
        const product = onRight
          ? multiplyStickers(stickers, moves[move])
          : multiplyStickers(moves[move], stickers);
        const key = `${rankOrientation(orientation, 3)} ${move}`;
        if (!seen.has(key)) seen.set(key, new Set());
        seen.get(key)!.add(rankOrientation(fromStickers(product).orientation, 3));
      }
    }
    return seen;
  };
  const most = (seen: Map<string, Set<number>>) =>
    Math.max(...Array.from(seen.values(), (numbers) => numbers.size));
  expect(most(twistsAfter(true))).toBe(1);
  expect(most(twistsAfter(false))).toBeGreaterThan(1);
});

test("the number way reads two tables, multiplies and adds", () => {
  const { permutation, orientation } = buildMoveTables();
  const state = applyMoves(SOLVED, parseMoves("R U' F"));
  for (const move of HTM_MOVES) {
    const order = permutation[rankPermutation(state.permutation) * 9 + move];
    const twists = orientation[rankOrientation(state.orientation, 3) * 9 + move];
    expect(order * 729 + twists).toBe(rankState(applyMoves(state, [move])));
  }
});
