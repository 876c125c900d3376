import type { PuzzleDefinition } from "../../../lib/any-puzzle/definition.ts";
import type { Point } from "../nets/net.ts";

/** A puzzle that a reader draws: beads on a plane, and moves as cycles of them. */
export interface DrawnPuzzle {
  /** Columns and rows of a grid: 0..COLUMNS-1 and 0..ROWS-1. */
  readonly beads: readonly Point[];
  /** For each move its cycles: each bead goes to where the next one lies. */
  readonly moves: readonly (readonly (readonly number[])[])[];
}

export const COLUMNS = 36;
export const ROWS = 20;
export const MAX_BEADS = 36;
export const MAX_MOVES = 8;
/** The units of the drawing for one step of the grid. */
export const STEP = 16;

/** Moves are named by letters in their order. */
export function nameOfMove(move: number): string {
  return "ABCDEFGH"[move];
}

/** The definition; undefined when there is no bead. Moves without a cycle are left out. */
export function definitionOf({
  beads,
  moves,
}: DrawnPuzzle): PuzzleDefinition | undefined {
  if (beads.length === 0) return undefined;
  return {
    name: "Drawn puzzle",
    orbits: { BEADS: { pieces: beads.length } },
    moves: Object.fromEntries(
      moves.flatMap((cycles, move) =>
        cycles.length === 0
          ? []
          : [[nameOfMove(move), { BEADS: { source: sourceOf(cycles, beads.length) } }]],
      ),
    ),
  };
}

/** From where each position gets its bead. */
export function sourceOf(
  cycles: readonly (readonly number[])[],
  beads: number,
): number[] {
  const source = Array.from({ length: beads }, (_, at) => at);
  for (const cycle of cycles) {
    cycle.forEach((from, i) => (source[cycle[(i + 1) % cycle.length]] = from));
  }
  return source;
}

/** Where the beads lie in the drawing. */
export function placesOf({ beads }: DrawnPuzzle): Point[] {
  return beads.map(([column, row]) => [(column + 1) * STEP, (row + 1) * STEP]);
}

/** The bead that is at a place of the grid, or so near that another would cover it. */
export function beadAt(
  { beads }: DrawnPuzzle,
  [column, row]: Point,
): number | undefined {
  const near = beads.findIndex(([x, y]) => (x - column) ** 2 + (y - row) ** 2 < 4);
  return near < 0 ? undefined : near;
}
