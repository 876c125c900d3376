import {
  type BigCubeCoordinate,
  CORNER_PERMUTATION,
  CORNER_TWISTS,
  EDGE_FLIPS,
  SLICE_PERMUTATION,
  SLICE_POSITIONS,
  UD_EDGE_PERMUTATION,
} from "./coordinates.ts";
import { buildBigMoveTable } from "./move-table.ts";
import { ALL_BIG_MOVES, PHASE_2_MOVES } from "./moves.ts";
import { pairDepths } from "./pair-pruning.ts";
import type { PhaseTables, TableBound } from "./phase-search.ts";
import type { BigCube } from "./state.ts";

/** One of the two phases: the coordinates that its moves bring to solved. */
export interface Phase {
  readonly moves: readonly number[];
  readonly coordinates: readonly BigCubeCoordinate[];
}

/** @source Herbert Kociemba, kociemba.org, The Two-Phase-Algorithm */
export const PHASES: readonly [Phase, Phase] = [
  { moves: ALL_BIG_MOVES, coordinates: [CORNER_TWISTS, EDGE_FLIPS, SLICE_POSITIONS] },
  {
    moves: PHASE_2_MOVES,
    coordinates: [CORNER_PERMUTATION, UD_EDGE_PERMUTATION, SLICE_PERMUTATION],
  },
];

/** Two coordinates of a phase, by their indices in `Phase.coordinates`. */
export type CoordinatePair = readonly [first: number, second: number];

/**
 * Builds the move tables of a phase's coordinates, and pruning tables.
 *
 * @param pairs  of coordinates that get a pruning table
 * @cost   a byte for each pair of values, besides the move tables
 */
export function buildPhaseTables(
  { moves, coordinates }: Phase,
  pairs: readonly CoordinatePair[],
): PhaseTables {
  const moveTables = coordinates.map((coordinate) =>
    buildBigMoveTable(coordinate, moves),
  );
  const bounds = pairs.map(([first, second]): TableBound => {
    const [a, b] = [moveTables[first], moveTables[second]];
    return { first, second, scale: b.size, depths: pairDepths(a, b).depths };
  });
  return { moves, moveTables, bounds };
}

/** The values of a phase's coordinates. Unchecked: the caller guarantees a cube in the phase. */
export function phaseValues({ coordinates }: Phase, cube: BigCube): number[] {
  return coordinates.map((coordinate) => coordinate.rank(cube));
}

/**
 * Whether a first phase is worth completing: if its last move is one of the second phase,
 * there was a shorter one.
 */
export function isFirstPhase(path: readonly number[]): boolean {
  return !PHASE_2_MOVES.includes(path.at(-1) ?? -1);
}
