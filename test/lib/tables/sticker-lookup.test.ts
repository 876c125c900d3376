import { beforeAll, describe, expect, test } from "vitest";
import {
  applyMoves,
  countTurns,
  formatMoves,
  invertMoves,
  parseMoves,
  rankState,
  SOLVED,
} from "#lib/index.ts";
import {
  buildStickerMoves,
  deepenLookup,
  fromStickers,
  invertStickers,
  LOOKUP_MOVES,
  multiplyStickers,
  printedMoves,
  startLookup,
  stickerKey,
  toStickers,
} from "#lib/lessons.ts";

const DEPTH = 6;
const lookup = startLookup();
const histogram = [1];
const isSolved = (stickers: readonly number[], turns: readonly number[]) =>
  rankState(applyMoves(fromStickers(stickers), turns)) === 0;
const stickersOf = (key: string) =>
  Array.from(key, (letter) => letter.charCodeAt(0) - 65);
const everyState = () => [...lookup.producedBy.keys()].map(stickersOf);

beforeAll(() => {
  while (histogram.length <= DEPTH) histogram.push(deepenLookup(lookup));
});

test("tries the moves in the order of the Python program", () => {
  expect(formatMoves(LOOKUP_MOVES)).toBe("U F R U' F' R'");
});

test("finds the published number of states at each depth", () => {
  expect(histogram).toEqual([1, 6, 27, 120, 534, 2256, 8969]);
});

test("each state was produced by a move on the left of a state one turn closer", () => {
  const moves = buildStickerMoves();
  const lengths = new Map(
    everyState().map((cube) => [stickerKey(cube), printedMoves(lookup, cube).length]),
  );
  for (const [key, move] of lookup.producedBy) {
    if (move === undefined) continue;
    const undo = moves[invertMoves([move])[0]];
    const before = stickerKey(multiplyStickers(undo, stickersOf(key)));
    expect(lengths.get(before)).toBe(lengths.get(key)! - 1);
  }
});

describe(`the printed moves of all states at most ${DEPTH} quarter turns away`, () => {
  test("are a shortest way", () => {
    const counts = new Array(DEPTH + 1).fill(0);
    for (const cube of everyState()) {
      counts[countTurns(printedMoves(lookup, cube), { metric: "QTM" })]++;
    }
    expect(counts).toEqual(histogram);
  });

  test("solve the cube from last to first", () => {
    for (const cube of everyState()) {
      expect(isSolved(cube, printedMoves(lookup, cube).toReversed())).toBe(true);
    }
  });

  test("solve the inverse in printed order, each the other way round", () => {
    for (const cube of everyState()) {
      const turned = invertMoves(printedMoves(lookup, cube).toReversed());
      expect(isSolved(invertStickers(cube), turned)).toBe(true);
    }
  });

  test("fail in printed order for 29 in 30 of the farthest", () => {
    const farthest = everyState().filter(
      (cube) => printedMoves(lookup, cube).length === DEPTH,
    );
    const lucky = farthest.filter((cube) =>
      isSolved(cube, printedMoves(lookup, cube)),
    ).length;
    expect(lucky).toBeGreaterThan(0);
    expect(lucky).toBeLessThan(farthest.length / 30);
  });
});

test("what is printed for a scramble begins with the undoing of its first turn", () => {
  const scramble = parseMoves("R U' F U");
  const cube = toStickers(applyMoves(SOLVED, scramble));
  expect(formatMoves(printedMoves(lookup, cube))).toBe("R' U F' U'");
});

test("a cube farther away than the lookup is refused", () => {
  const far = toStickers(applyMoves(SOLVED, parseMoves("R U R U F R")));
  expect(() => printedMoves(startLookup(), far)).toThrow(RangeError);
});
