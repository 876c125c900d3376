import { expect, test } from "vitest";
import {
  buildCoordinatePruning,
  buildPairPruning,
  CORNER_PERMUTATION,
  CORNER_TWISTS,
  CUBE_3X3X3,
  EDGE_FLIPS,
  PHASE_2_MOVES,
  SLICE_PERMUTATION,
  SLICE_POSITIONS,
  UD_EDGE_PERMUTATION,
} from "#lib/big-cube.ts";
import { buildPuzzlePruning, definePuzzle } from "#lib/index.ts";

test.each([
  [CORNER_TWISTS, [1, 4, 34, 186, 816, 1018, 128]],
  [EDGE_FLIPS, [1, 2, 25, 202, 620, 900, 285, 13]],
  [SLICE_POSITIONS, [1, 4, 50, 286, 152, 2]],
  [CORNER_PERMUTATION, [1, 18, 243, 2646, 12516, 17624, 7080, 192]],
  [UD_EDGE_PERMUTATION, [1, 10, 63, 352, 1623, 5890, 14345, 15772, 2264]],
  [SLICE_PERMUTATION, [1, 4, 10, 8, 1]],
])("$name has the known histogram", (coordinate, histogram) => {
  expect(buildCoordinatePruning(coordinate).histogram).toEqual(histogram);
});

test("the corners have the known histogram with the moves of the second phase", () => {
  const { histogram } = buildCoordinatePruning(CORNER_PERMUTATION, {
    moves: PHASE_2_MOVES,
  });
  expect(histogram).toEqual([
    ...[1, 10, 67, 330, 752, 1400, 2752, 4384, 6208, 7136, 8064, 6528, 2432, 256],
  ]);
});

test("the pairs of the first phase have the known histograms", () => {
  const reported: number[] = [];
  const { depths, histogram } = buildPairPruning(SLICE_POSITIONS, CORNER_TWISTS, {
    onDepth: (depth, count) => (reported[depth] = count),
  });
  expect(histogram).toEqual([
    ...[1, 4, 50, 586, 6184, 54066, 296322, 582492, 142520, 340],
  ]);
  expect(reported).toEqual(histogram);
  expect(depths).toHaveLength(495 * 2187);
  expect(buildPairPruning(SLICE_POSITIONS, EDGE_FLIPS).histogram).toEqual([
    ...[1, 4, 50, 532, 4804, 41832, 238263, 555636, 172314, 324],
  ]);
});

test("pairs have the distances that the library computes for any puzzle", () => {
  const puzzle = definePuzzle(CUBE_3X3X3);
  const tables = [["twists of CORNERS", "twists of EDGES"]];
  const theirs = buildPuzzlePruning(puzzle, { metric: "HTM", tables }).tables[0];
  expect(buildPairPruning(CORNER_TWISTS, EDGE_FLIPS).histogram).toEqual(
    theirs.histogram,
  );
});

test("a pair is at least as deep as each of its coordinates", () => {
  const [corners, order] = [CORNER_PERMUTATION, SLICE_PERMUTATION];
  const { depths } = buildPairPruning(corners, order);
  const options = { moves: PHASE_2_MOVES };
  const ofCorners = buildCoordinatePruning(corners, options).depths;
  const ofOrder = buildCoordinatePruning(order, options).depths;
  const tooSmall = depths.findIndex((depth, pair) => {
    const corner = ofCorners[Math.floor(pair / order.size)];
    return depth < Math.max(corner, ofOrder[pair % order.size]);
  });
  expect(tooSmall).toBe(-1);
});

test("moves that a coordinate doesn't allow are refused", () => {
  expect(() => buildCoordinatePruning(SLICE_PERMUTATION, { moves: [3] })).toThrow(
    '"permutation of the middle edges" allows no move R',
  );
  expect(() => buildCoordinatePruning(CORNER_TWISTS, null as never)).toThrow(TypeError);
  expect(() => buildPairPruning(CORNER_TWISTS, EDGE_FLIPS, null as never)).toThrow(
    TypeError,
  );
});

test("pairs that the moves don't reach have 255, and are not counted", () => {
  const { depths, histogram } = buildPairPruning(CORNER_TWISTS, SLICE_PERMUTATION);
  const order = buildCoordinatePruning(SLICE_PERMUTATION);
  expect(histogram).toEqual(order.histogram);
  // The moves that both allow twist no corner.
  expect(depths.subarray(0, 24)).toEqual(order.depths);
  expect(depths.subarray(24).every((depth) => depth === 255)).toBe(true);
});
