import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as lib from "#lib/index.ts";
import { fromStickers, toStickers } from "#lib/lessons.ts";

const RUNS = { seed: 2026, numRuns: 2000 };

const permutation = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 });
const twists = fc.array(fc.nat(2), { minLength: 7, maxLength: 7 });

/** Mostly near misses, with some nonsense: both are drawn. */
const entries = fc.oneof(
  permutation,
  twists,
  twists.map((six) => six.with(6, (3 * 7 - sum(six.slice(0, 6))) % 3)),
  permutation.map((pieces) => pieces.map((piece) => (piece === 0 ? -0 : piece))),
  permutation.map((pieces) => Uint8Array.from(pieces)),
  fc.array(fc.oneof(fc.integer({ min: -1, max: 7 }), fc.anything()), { maxLength: 8 }),
  fc.anything(),
);
const anyState = fc.oneof(
  { weight: 9, arbitrary: fc.record({ permutation: entries, orientation: entries }) },
  fc.anything(),
);
const anyMoves = fc.oneof(
  fc.array(fc.nat(8)),
  fc.array(fc.oneof(fc.integer({ min: -1, max: 9 }), fc.anything()), { maxLength: 4 }),
  fc.anything(),
);

/** Our messages begin with the argument's name; those of the engine do not. */
const OURS =
  /^(a state is|the (permutation|orientation) |position \d+ |twists |a list of |moves\[|expected \d+ stickers|corner )/;

/** The result, or undefined when the call threw one of our errors. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(OURS);
    return undefined;
  }
}

describe("whatever is passed as a state, it is refused by an error of ours or comes back", () => {
  const ways: [string, (state: lib.State) => lib.State][] = [
    ["rankState", (state) => lib.unrankState(lib.rankState(state))],
    ["toFacelets", (state) => lib.fromFacelets(lib.toFacelets(state))],
    ["toStickers", (state) => fromStickers(toStickers(state))],
    ["applyMoves", (state) => lib.applyMoves(lib.applyMoves(state, [3, 7]), [7, 5])],
  ];
  test.each(ways)("%s", (_, thereAndBack) => {
    let accepted = 0;
    fc.assert(
      fc.property(anyState, (value) => {
        const state = value as lib.State;
        const before = attempt(() => (lib.assertState(state), structuredClone(state)));
        const back = attempt(() => thereAndBack(state));
        expect(back === undefined).toBe(before === undefined);
        if (before === undefined) return;
        accepted++;
        expect(state).toEqual(before);
        expect(back).toEqual({
          permutation: Array.from(state.permutation, (piece) => piece + 0),
          orientation: Array.from(state.orientation, (twist) => twist + 0),
        });
      }),
      RUNS,
    );
    expect(accepted).toBeGreaterThan(20);
  });
});

test("whatever is passed as moves, it is refused by an error of ours or undone", () => {
  let accepted = 0;
  fc.assert(
    fc.property(anyMoves, (value) => {
      const moves = value as number[];
      const after = attempt(() => lib.applyMoves(lib.SOLVED, moves));
      const text = attempt(() => lib.formatMoves(moves));
      const inverse = attempt(() => lib.invertMoves(moves));
      const cost = attempt(() => lib.countTurns(moves, { metric: "QTM" }));
      const results = [after, text, inverse, cost];
      const refused = results.filter((result) => result === undefined);
      expect([0, results.length]).toContain(refused.length);
      if (after === undefined) return;
      accepted++;
      expect(lib.applyMoves(after, inverse!)).toEqual(lib.SOLVED);
      expect(lib.applyMoves(lib.SOLVED, lib.parseMoves(text!))).toEqual(after);
      expect(cost).toBe(moves.length + text!.split("2").length - 1);
    }),
    RUNS,
  );
  expect(accepted).toBeGreaterThan(200);
});

test("whatever is passed as stickers, it is refused by an error of ours or comes back", () => {
  let accepted = 0;
  const real = fc.nat(lib.N_STATES - 1).map((n) => toStickers(lib.unrankState(n)));
  const anyStickers = fc.oneof(
    real,
    fc.tuple(real, fc.nat(20), fc.nat(20)).map(([stickers, i, j]) => {
      return stickers.with(i, stickers[j]).with(j, stickers[i]);
    }),
    fc.tuple(real, fc.nat(20), fc.anything()).map(([stickers, i, x]) => {
      return stickers.with(i, x as number);
    }),
    fc.anything(),
  );
  fc.assert(
    fc.property(anyStickers, (stickers) => {
      const state = attempt(() => fromStickers(stickers as number[]));
      if (state === undefined) return;
      accepted++;
      expect(toStickers(state)).toEqual(stickers);
    }),
    RUNS,
  );
  expect(accepted).toBeGreaterThan(200);
});

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
