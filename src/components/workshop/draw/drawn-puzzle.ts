import type {
  OrbitMove,
  OrbitState,
  PuzzleDefinition,
} from "../../../lib/any-puzzle/definition.ts";
import type { NetPoint } from "../nets/net.ts";
import type { BeadPoints } from "../nets/bead-net.ts";

/** A puzzle that a reader draws: beads on a plane, and moves as cycles of them. */
export interface DrawnPuzzle {
  /** Columns and rows of a grid: 0..COLUMNS-1 and 0..ROWS-1. */
  readonly beads: readonly NetPoint[];
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

/** What the reader does with a press on the plane: place beads, remove them, give them sides, or make a move. */
export type Tool = "place" | "remove" | "sides" | number;

export interface PuzzleDrawing extends DrawnPuzzle {
  /** Which bead lies in each position. */
  readonly order: readonly number[];
  /** By how many sides the bead in each position is twisted. */
  readonly beadTwists: readonly number[];
  readonly tool: Tool;
  /** How many sides the tool gives: 1..MAX_SIDES. */
  readonly newSides: number;
  /** The beads of a cycle that is not closed yet. */
  readonly openCycle: readonly number[];
  /** The move that led here, for the drawing to follow. */
  readonly turn?: { readonly move: string } | undefined;
}

export const GRID_COLUMNS = 36;
export const GRID_ROWS = 20;
export const MAX_BEADS = 36;
export const MAX_PUZZLE_MOVES = 8;
/** As many as a clock has hours. */
export const MAX_SIDES = 12;
/** What the tool gives before the reader has chosen: the fewest that can be twisted. */
export const FIRST_SIDES = 2;
/** The units of the drawing for one step of the grid. */
export const GRID_STEP = 16;

/** Moves are named by letters in their order. */
export function moveName(move: number): string {
  return "ABCDEFGH"[move];
}

/** The number of a move, from 0, by its name. */
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

/** Beads that have equally many sides, and so may lie in each other's places. */
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

/** What a motion of all beads does to those of a kind, counted among themselves. */
function orbitMove(
  { permutation, orientation }: OrbitState,
  { sides, beads }: BeadKind,
): OrbitMove {
  const source = beads.map((at) => beads.indexOf(permutation[at]));
  return sides === 1
    ? { source }
    : { source, twist: beads.map((at) => orientation[at]) };
}

/**
 * From where each position gets its bead in a move, and by how many sides the bead is
 * twisted on the way.
 */
export function moveMotion(drawing: DrawnPuzzle, move: number): OrbitState {
  const permutation = cycleSource(drawing.moves[move], drawing.beads.length);
  return {
    permutation,
    orientation: permutation.map((from) => drawing.twists[move][from]),
  };
}

/** The motion that undoes one. */
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

/** From where each position gets its bead. */
function cycleSource(cycles: readonly (readonly number[])[], beads: number): number[] {
  const source = Array.from({ length: beads }, (_, at) => at);
  for (const cycle of cycles) {
    cycle.forEach((from, i) => (source[cycle[(i + 1) % cycle.length]] = from));
  }
  return source;
}

/** Where the beads lie in the drawing. */
export function beadPoints({ beads }: DrawnPuzzle): NetPoint[] {
  return beads.map(([column, row]) => [
    (column + 1) * GRID_STEP,
    (row + 1) * GRID_STEP,
  ]);
}

/** Where they lie, for each orbit of the definition. */
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
  [column, row]: NetPoint,
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
  [column, row]: NetPoint,
  reach: number,
): number | undefined {
  const distances = beads.map(([x, y]) => Math.hypot(x - column, y - row));
  const nearest = Math.min(...distances);
  return nearest <= reach ? distances.indexOf(nearest) : undefined;
}

/** Whether some bead can be twisted. */
export function hasSides({ sides }: DrawnPuzzle): boolean {
  return sides.some((count) => count > 1);
}
