import { type PlanePoint } from "#kit/drawing/plane.ts";
import type {
  OrbitMove,
  OrbitState,
  PuzzleDefinition,
} from "#lib/any-puzzle/definition.ts";

import type { BeadPoints } from "../nets/bead-net.ts";

/** A puzzle that a reader draws: beads on a plane, and moves as cycles of them. */
export interface DrawnPuzzle {
  /** Columns and rows of a grid: 0..COLUMNS-1 and 0..ROWS-1. */
  readonly beads: readonly PlanePoint[];
  /**
   * How many sides each bead can turn up, 1..MAX_SIDES; 1 where it cannot be twisted. Beads
   * that a move sends to each other have equally many.
   */
  readonly sides: readonly number[];
  /** For each move its cycles: each bead goes to where the next one lies. */
  readonly moves: readonly (readonly (readonly number[])[])[];
  /**
   * For each move, by how many sides it twists the bead that lies at each place, on its
   * way or where it lies: less than the bead has sides.
   */
  readonly twists: readonly (readonly number[])[];
}

/**
 * What a press on the plane does: places, removes or gives sides to beads, or extends a
 * move.
 */
export type Tool = "place" | "remove" | "sides" | number;

export interface PuzzleDrawing extends DrawnPuzzle {
  /** The bead in each position. */
  readonly order: readonly number[];
  /** The twist of the bead in each position. */
  readonly beadTwists: readonly number[];
  readonly tool: Tool;
  /** How many sides the tool gives: 1..MAX_SIDES. */
  readonly newSides: number;
  /** The beads of the cycle that is not closed yet. */
  readonly openCycle: readonly number[];
  /** The last move, which is animated. */
  readonly turn?: { readonly move: string } | undefined;
}

export const GRID_COLUMNS = 36;
export const GRID_ROWS = 20;
export const MAX_BEADS = 36;
export const MAX_PUZZLE_MOVES = 8;
/** As many as a clock has hours. */
export const MAX_SIDES = 12;
/** The smallest number of sides that can be twisted. */
export const FIRST_SIDES = 2;
/** The units of the drawing for one step of the grid. */
export const GRID_STEP = 16;

/** The letter of a move. */
export function moveName(move: number): string {
  return "ABCDEFGH"[move];
}

/** The index of a move, from 0. */
export function moveIndex(name: string): number {
  return "ABCDEFGH".indexOf(name);
}

/**
 * The definition; undefined when there is no bead. Beads with equally many sides are an
 * orbit. Moves that do nothing are left out.
 */
export function drawnDefinition(drawing: DrawnPuzzle): PuzzleDefinition | undefined {
  if (drawing.beads.length === 0) return undefined;
  const kinds = beadKinds(drawing);
  return {
    name: "Drawn puzzle",
    orbits: Object.fromEntries(
      kinds.map(({ orbit, sides, beads }) => [
        orbit,
        sides === 1
          ? { pieces: beads.length }
          : { pieces: beads.length, twists: sides },
      ]),
    ),
    moves: Object.fromEntries(
      drawing.moves.flatMap((cycles, move) => {
        if (cycles.length === 0 && drawing.twists[move].every((by) => by === 0))
          return [];
        const motion = moveMotion(drawing, move);
        const parts = kinds.map((kind) => [kind.orbit, orbitMove(motion, kind)]);
        return [[moveName(move), Object.fromEntries(parts)]];
      }),
    ),
  };
}

/** Beads with equally many sides: an orbit of the definition. */
interface BeadKind {
  readonly orbit: string;
  readonly sides: number;
  readonly beads: readonly number[];
}

function beadKinds({ sides }: DrawnPuzzle): BeadKind[] {
  const counts = [...new Set(sides)].sort((a, b) => a - b);
  return counts.map((count) => ({
    orbit: count === 1 ? "BEADS" : `BEADS${count}`,
    sides: count,
    beads: [...sides.keys()].filter((bead) => sides[bead] === count),
  }));
}

/** A motion of all beads restricted to one kind. */
function orbitMove(
  { permutation, orientation }: OrbitState,
  { sides, beads }: BeadKind,
): OrbitMove {
  const source = beads.map((at) => beads.indexOf(permutation[at]));
  return sides === 1
    ? { source }
    : { source, twist: beads.map((at) => orientation[at]) };
}

/** The effect of a move: for each position the source of its bead, and its twist. */
export function moveMotion(drawing: DrawnPuzzle, move: number): OrbitState {
  const permutation = cycleSource(drawing.moves[move], drawing.beads.length);
  return {
    permutation,
    orientation: permutation.map((from) => drawing.twists[move][from]),
  };
}

/** The inverse motion. */
export function invertMotion(
  { sides }: DrawnPuzzle,
  { permutation, orientation }: OrbitState,
): OrbitState {
  const inverse = { permutation: [...permutation], orientation: [...orientation] };
  permutation.forEach((from, at) => {
    inverse.permutation[from] = at;
    inverse.orientation[from] = (sides[at] - orientation[at]) % sides[at];
  });
  return inverse;
}

/** The source of each position. */
function cycleSource(cycles: readonly (readonly number[])[], beads: number): number[] {
  const source = Array.from({ length: beads }, (_, at) => at);
  for (const cycle of cycles) {
    cycle.forEach((from, i) => (source[cycle[(i + 1) % cycle.length]] = from));
  }
  return source;
}

/** The centres of the beads in the drawing. */
export function beadPoints({ beads }: DrawnPuzzle): PlanePoint[] {
  return beads.map(([column, row]) => [
    (column + 1) * GRID_STEP,
    (row + 1) * GRID_STEP,
  ]);
}

/** The same for each orbit of the definition. */
export function pointsByOrbit(drawing: DrawnPuzzle): BeadPoints {
  const points = beadPoints(drawing);
  return Object.fromEntries(
    beadKinds(drawing).map(({ orbit, beads }) => [
      orbit,
      beads.map((bead) => points[bead]),
    ]),
  );
}

/** The bead that is at a place of the grid, or so near that another would cover it. */
export function beadAt(
  { beads }: Pick<DrawnPuzzle, "beads">,
  [column, row]: PlanePoint,
): number | undefined {
  const index = beads.findIndex(([x, y]) => (x - column) ** 2 + (y - row) ** 2 < 4);
  return index < 0 ? undefined : index;
}

/**
 * The nearest bead to a point, if it is near enough.
 *
 * @param point  in steps of the grid, between its places too
 * @param reach  how far it may be, in steps
 */
export function nearestBead(
  { beads }: Pick<DrawnPuzzle, "beads">,
  [column, row]: PlanePoint,
  reach: number,
): number | undefined {
  const distances = beads.map(([x, y]) => Math.hypot(x - column, y - row));
  const nearest = Math.min(...distances);
  return nearest <= reach ? distances.indexOf(nearest) : undefined;
}

export function hasSides({ sides }: DrawnPuzzle): boolean {
  return sides.some((count) => count > 1);
}
