import { describe, expect, test } from "vitest";
import { squareAt } from "#kit/orientation-grid/OrientationGrid.tsx";
import { buildGridExamples } from "#figures/one-frame/bit-grid/grid-examples.ts";
import {
  fillingModel,
  FILLING_LABELS,
} from "#figures/one-frame/bit-grid/filling-model.ts";
import { searchWorkText } from "#figures/one-frame/bit-grid/filling-text.ts";
import { translateInSteps } from "#figures/one-frame/bit-grid/translate-in-steps.ts";
import { translateModel } from "#figures/one-frame/bit-grid/translate-model.ts";
import {
  squarePositionText,
  translateStepText,
} from "#figures/one-frame/bit-grid/translate-text.ts";
import {
  twistDistances,
  N_BITS,
  setOfSquare,
  searchAllStates,
  setAtDepth,
  squaresOf,
  squareTwists,
} from "#figures/one-frame/bit-grid/twist-bits.ts";
import {
  applyMoves,
  buildDistanceTable,
  HTM_MOVES,
  invertMoves,
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  rankState,
  unrankState,
} from "#lib/index.ts";

const examples = buildGridExamples();
const table = buildDistanceTable({ metric: "HTM" });

/** The square of a state, by its pieces' twists; the last one's follows from the others. */
function squareOf(state: number): number {
  const { permutation, orientation } = unrankState(state);
  const twistOf = (piece: number) => orientation[permutation.indexOf(piece)];
  return [0, 1, 2, 3, 4, 5].reduce(
    (sum, piece) => sum + twistOf(piece) * 3 ** piece,
    0,
  );
}

test("each orientation has a square of its own, which shows its twists by piece", () => {
  for (const permutation of [0, 1693, 5039]) {
    const squares = new Set<number>();
    for (let orientation = 0; orientation < N_ORIENTATIONS; orientation++) {
      const number = permutation * N_ORIENTATIONS + orientation;
      const state = unrankState(number);
      const square = squareOf(number);
      squares.add(square);
      state.permutation.forEach((piece, position) => {
        if (piece === 6) return;
        expect(squareTwists(square)[piece]).toBe(state.orientation[position]);
      });
    }
    expect(squares.size).toBe(N_BITS);
  }
});

test("the distances of a grid are the table's", () => {
  const found = searchAllStates(HTM_MOVES);
  for (const permutation of [0, 1693, 5039]) {
    const distances = twistDistances(found, permutation);
    for (let orientation = 0; orientation < N_ORIENTATIONS; orientation++) {
      const state = permutation * N_ORIENTATIONS + orientation;
      expect(distances[squareOf(state)]).toBe(table.distance(state));
    }
  }
});

test.each(HTM_MOVES)(
  "move %i: the last step shows exactly the states that the move takes into the frontier",
  (move) => {
    const { permutation, depth, pulls } = examples;
    const { targetPermutation: after, translation, set } = pulls[move];
    // The same, done state by state: undo the move.
    const expected: number[] = [];
    for (let orientation = 0; orientation < N_ORIENTATIONS; orientation++) {
      const state = after * N_ORIENTATIONS + orientation;
      if (table.distance(state) !== depth) continue;
      const before = rankState(applyMoves(unrankState(state), invertMoves([move])));
      expect(Math.floor(before / N_ORIENTATIONS)).toBe(permutation);
      expected.push(squareOf(before));
    }
    const steps = translateInSteps(set, translation);
    expect(steps).toHaveLength(5);
    expect(squaresOf(steps[4])).toEqual(expected.sort((a, b) => a - b));
    expect(expected.length).toBeGreaterThan(20);
  },
);

test("each step changes only its own digits", () => {
  const wrong: { piece: number; amount: number; square: number; step: number }[] = [];
  for (let piece = 0; piece < 6; piece++) {
    for (const amount of [1, 2]) {
      for (let square = 0; square < N_BITS; square++) {
        const steps = translateInSteps(setOfSquare(square), amount * 3 ** piece);
        const digits = steps.map((step) => squareTwists(squaresOf(step)[0]));
        const wanted = digits[0].map((twist, i) =>
          i === piece ? (twist + amount) % 3 : twist,
        );
        const own = piece < 3 ? 2 + piece : 1;
        digits.forEach((now, step) => {
          const asked = step < own ? digits[0] : wanted;
          if (now.join() !== asked.join()) wrong.push({ piece, amount, square, step });
        });
      }
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});

test("squares and bits of a set agree", () => {
  const distances = Array.from({ length: N_BITS }, (_, square) => square % 5);
  expect(squaresOf(setAtDepth(distances, 3))).toEqual(
    distances.flatMap((distance, square) => (distance === 3 ? [square] : [])),
  );
  expect(squaresOf(setOfSquare(728))).toEqual([728]);
});

test("the work adds up to all states, and at the end every permutation is full", () => {
  const { work } = examples;
  expect(work.map(({ states: found }) => found)).toEqual(table.histogram);
  expect(work.at(-1)!.full).toBe(N_PERMUTATIONS);
  expect(work[0]).toEqual({ states: 1, withNewStates: 1, full: 0, setsTranslated: 0 });
  expect(work[1].setsTranslated).toBe(9);
  for (const { setsTranslated: pulls } of work)
    expect(pulls).toBeLessThanOrEqual(9 * N_PERMUTATIONS);
});

test("a point of the drawing belongs to one square, even at its edge", () => {
  expect(squareAt(0, 0)).toBe(0);
  expect(squareAt(0.999, 0)).toBe(26);
  expect(squareAt(1, 1)).toBe(728);
  expect(squareAt(-0.1, 0.5)).toBe(13 * 27);
});

test("each example permutation has a grid", () => {
  expect(examples.fillings).toHaveLength(FILLING_LABELS.length);
});

describe("the text", () => {
  const { permutation, depth, pulls } = examples;
  const wordsOf = (move: number, step: number) => {
    const { targetPermutation: after, translation, set } = pulls[move];
    const count = squaresOf(set).length;
    return translateStepText({
      move,
      step,
      translation,
      permutation,
      targetPermutation: after,
      depth,
      count,
    });
  };

  test("of a translation tells what is added to each piece", () => {
    for (const move of HTM_MOVES) {
      const added = squareTwists(pulls[move].translation);
      const told = [0, 0, 0, 0, 0, 0];
      for (let step = 1; step <= 4; step++) {
        for (const [, by, piece] of wordsOf(move, step).matchAll(
          /(\d) to (?:the twist|that) of piece (\d)/g,
        )) {
          told[Number(piece) - 1] = Number(by);
        }
      }
      expect(told).toEqual(added);
    }
  });

  test("of a step tells which squares there are and what moves", () => {
    const [quarter, half] = [3, 4];
    expect(wordsOf(quarter, 0)).toBe(
      "R leads to permutation 2780. These 56 squares are its orientations that were new at depth 7.",
    );
    expect(wordsOf(quarter, 1)).toBe(
      "Undoing R adds 2 to the twist of piece 4: whole words move.",
    );
    expect(wordsOf(quarter, 3)).toContain("that digit turns in every word");
    expect(wordsOf(quarter, 4)).toContain(
      "orientations of permutation 1693 from which R leads",
    );
    for (let step = 1; step <= 4; step++) {
      expect(wordsOf(half, step)).toMatch(/adds nothing to .*, and nothing moves\./);
    }
  });

  test("of a square tells its column, its row, and the sums of twists behind them", () => {
    for (let square = 0; square < N_BITS; square++) {
      const places = squarePositionText(square).map((words) => {
        const [, place, one, three, nine] =
          /^(?:bit|word) (\d+) = (\d) \+ 3 × (\d) \+ 9 × (\d)$/
            .exec(words)!
            .map(Number);
        expect(one + 3 * three + 9 * nine).toBe(place);
        return place;
      });
      expect(27 * places[1] + places[0]).toBe(square);
    }
  });

  test("of the work tells how many sets are translated and skipped", () => {
    const { work } = examples;
    const words = work.map((_, at) => searchWorkText(work, at));
    expect(words[0]).toContain("a single bit");
    expect(words[1]).toContain("9 of 45,360 sets: 99\u00a0% are skipped");
    expect(words[8]).toContain("all 45,360 sets, nine for each permutation");
    for (const [at, { setsTranslated: pulls }] of work.entries()) {
      if (at === 0) continue;
      expect(words[at].includes("skipped")).toBe(pulls < 9 * N_PERMUTATIONS);
      // It explains why none is skipped: both must hold.
      if (pulls < 9 * N_PERMUTATIONS) continue;
      expect(work[at - 1]).toMatchObject({ full: 0, withNewStates: N_PERMUTATIONS });
    }
  });

  test("that is announced changes with the permutation and the depth", () => {
    const spoken = FILLING_LABELS.flatMap((_, example) =>
      Array.from({ length: 12 }, (_, at) =>
        fillingModel.describe({ example, depth: at }),
      ),
    );
    expect(new Set(spoken).size).toBe(12 * FILLING_LABELS.length);
    expect(spoken[8]).toBe("Permutation solved, depth 8.");
  });
});

describe("the models", () => {
  test("the translation's state survives its encoding", () => {
    for (let move = 0; move < 9; move++) {
      for (let step = 0; step <= 4; step++) {
        const state = { move, step, followedSquare: 17 * move + step };
        expect(translateModel.decode(translateModel.encode(state))).toEqual(state);
      }
    }
  });

  test("the filling's state survives its encoding", () => {
    for (let example = 0; example < 4; example++) {
      for (let depth = 0; depth <= 11; depth++) {
        const state = { example, depth };
        expect(fillingModel.decode(fillingModel.encode(state))).toEqual(state);
      }
    }
  });

  test.each(["", "9.0.0", "0.5.0", "0.0.729", "0.0", "-1.0.0", "a.b.c", "0.0.0.0"])(
    "“%s” is no translation, and it is said why",
    (text) => expect(() => translateModel.decode(text)).toThrow(/\w+ \w+/),
  );

  test.each(["", "4.0", "0.12", "0", "0.-1", "x.y"])(
    "“%s” is no filling, and it is said why",
    (text) => expect(() => fillingModel.decode(text)).toThrow(/\w+ \w+/),
  );

  test("another move starts at the first step; steps and depths are clamped", () => {
    const { initial, update } = translateModel;
    const stepped = update(initial, { type: "step", step: 99 });
    expect(stepped.step).toBe(4);
    expect(update(stepped, { type: "move", move: 7 })).toEqual({
      move: 7,
      step: 0,
      followedSquare: 0,
    });
    expect(update(stepped, { type: "move", move: stepped.move })).toBe(stepped);
    expect(
      fillingModel.update(fillingModel.initial, { type: "depth", depth: -5 }),
    ).toEqual({ example: 0, depth: 0 });
  });
});
