import { describe, expect, test } from "vitest";
import {
  type Cycles,
  sourceToCycles,
  parseCycles,
  cyclesToSource,
  formatCycles,
} from "#figures/any-puzzle/forced-coordinates/cycles.ts";
import {
  findForced,
  isPredictable,
} from "#figures/any-puzzle/forced-coordinates/findings.ts";
import {
  forcedModel,
  PUZZLE_CHOICES,
  selectedPuzzle,
} from "#figures/any-puzzle/forced-coordinates/forced-model.ts";
import { forcedQuestions } from "#figures/any-puzzle/forced-coordinates/forced-questions.ts";
import { galleryPuzzle } from "#figures/any-puzzle/gallery-puzzle.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import { definePuzzle } from "#lib/index.ts";
import { PERMUTATION_PUZZLES } from "#src/puzzles/gallery.ts";

const { decode, encode, initial, update } = forcedModel;
const RING: Cycles = [[0, 1, 2, 3, 4, 5, 6]];
const FIVE: Cycles = [[0, 1, 2, 3, 4]];

const found = (a: Cycles, b: Cycles) => {
  const puzzle = selectedPuzzle({ puzzle: "beads", moves: [a, b] });
  return [puzzle.size, ...findForced(puzzle).map(({ verdict }) => verdict)];
};
const inGallery = (slug: string) =>
  findForced(galleryPuzzle(slug)).map(({ verdict }) => verdict);

describe("what is forced of seven beads", () => {
  test("a cycle of three and a ring are even; one swap doubles the positions", () => {
    expect(found([[0, 1, 2]], RING)).toEqual([2520, "even"]);
    expect(found([[0, 1]], RING)).toEqual([5040, "all"]);
  });

  test("a swap of two others ties them to the five, and adds no position", () => {
    const pairs: Cycles = [
      [0, 1],
      [5, 6],
    ];
    expect(found(pairs, FIVE)).toEqual([120, "together", "tied"]);
    expect(found([[0, 1]], FIVE)).toEqual([120, "all"]);
  });

  test("a ring that is turned over has two states for each bead", () => {
    const over: Cycles = [
      [0, 6],
      [1, 5],
      [2, 4],
    ];
    expect(found(over, RING)).toEqual([14, "fewer"]);
  });

  test("moves that move nothing leave nothing to number", () => {
    expect(found([], [])).toEqual([1]);
  });
});

test("each verdict occurs in the gallery, where the library says what is forced", () => {
  expect(inGallery("pocket-cube")).toEqual(["all", "forced"]);
  expect(inGallery("pyraminx")).toEqual(["even", "forced", "free"]);
  expect(inGallery("skewb")).toEqual(["together", "tied sum", "tied sum", "even"]);
  expect(inGallery("floppy-cube")).toEqual(["together", "tied"]);
  expect(inGallery("hungarian-rings")).toEqual(["alike"]);
  expect(inGallery("pyramorphix")).toEqual(["all", "hidden"]);
});

test("only predictable parts are hidden", () => {
  for (const puzzle of PUZZLE_CHOICES) {
    const state = { ...initial, puzzle };
    const asked = forcedQuestions(state).map(({ name }) => name);
    const covered = findForced(selectedPuzzle(state)).flatMap(({ verdict }, i) =>
      isPredictable(verdict) ? [`part-${i}`] : [],
    );
    expect(asked).toEqual([...covered, "positions"]);
  }
});

test("the product of the sizes is the number of states", () => {
  for (const { definition } of PERMUTATION_PUZZLES) {
    const puzzle = definePuzzle(definition);
    const sizes = findForced(puzzle).flatMap((finding) => finding.sizes);
    expect(sizes.reduce((all, one) => all * one, 1n)).toBe(puzzle.sizeBig);
  }
});

describe("cycles", () => {
  const read = (typed: string) => parseCycles(typed, 7);

  test.each([
    ["(0 1 2)(5 6)", "(0 1 2)(5 6)"],
    ["012 56", "(0 1 2)(5 6)"],
    ["2 0 1", "(0 1 2)"],
    ["(65)(3)", "(5 6)"],
    ["", "()"],
  ])("%j is %s", (typed, written) => {
    const reading = read(typed);
    expect(isProblem(reading) ? reading : formatCycles(reading.value)).toBe(written);
  });

  test.each([
    ["(0 7)", "There is no position 7: the last one is 6."],
    ["(0 1)(1 2)", "Position 1 appears twice: a bead cannot go to two places."],
    ["U R", "“U” is not a position: cycles are written as (0 1 2)(5 6)."],
  ])("%j is no move, and is told why", (typed, problem) => {
    expect(read(typed)).toEqual({ problem });
  });

  test.each(["(", "(0 1", "0 1)", "(0 (1 2)", "(0 1))("])(
    "%j is not finished",
    (typed) => {
      expect(read(typed)).toMatchObject({
        problem: expect.stringContaining("do not match"),
        unfinished: true,
      });
    },
  );

  test("(0 1 2) takes what lies in 0 to 1, from which position 1 receives it", () => {
    expect(cyclesToSource([[0, 1, 2]], 4)).toEqual([2, 0, 1, 3]);
    expect(sourceToCycles([2, 0, 1, 3])).toEqual([[0, 1, 2]]);
  });
});

test("links bring back the puzzle and the reader’s moves, and are told what is wrong with them", () => {
  const moved = update(initial, { type: "move", move: 0, cycles: [[4, 5]] });
  const chosen = update(moved, { type: "puzzle", puzzle: "ivy-cube" });
  expect(encode(chosen)).toBe("ivy-cube-45_0123456");
  expect(decode(encode(chosen))).toEqual(chosen);
  expect(encode(decode("beads-_01.56"))).toBe("beads-_01.56");
  expect(() => decode("beads")).toThrow("such as beads-012_0123456");
  expect(() => decode("beads-012_07")).toThrow("There is no position 7");
  expect(() => decode("cube-012_01")).toThrow("there is no cube");
  expect(update(moved, { type: "move", move: 0, cycles: [[4, 5]] })).toBe(moved);
});
