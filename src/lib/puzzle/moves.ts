import {
  assertArray,
  assertEntries,
  checkWhole,
  assertOptions,
  describeValue,
} from "../indexing/check-input.ts";
import { assertState, type State } from "./state.ts";

/**
 * The names of the nine moves: each face clockwise, by a half turn and anticlockwise.
 *
 * @example MOVE_NAMES[5] // → "R'"
 */
export const MOVE_NAMES: readonly string[] = Object.freeze(
  "F F2 F' R R2 R' U U2 U'".split(" "),
);

/** The number of moves: three faces, each turned once, twice or three times. */
export const N_MOVES = 9;

/**
 * The faces that turn: F, R and U don't move the corner DBL.
 *
 * @example FACE_NAMES[1] // → "R"
 */
export const FACE_NAMES: readonly string[] = Object.freeze(["F", "R", "U"]);

/**
 * The metric for counting turns: half-turn metric (any turn of a face counts as one) or
 * quarter-turn metric (a half turn counts as two).
 */
export type Metric = "HTM" | "QTM";

/**
 * The moves that count as one in the half-turn metric: all nine.
 *
 * @example formatMoves(HTM_MOVES) // → "F F2 F' R R2 R' U U2 U'"
 */
export const HTM_MOVES: readonly number[] = Object.freeze([0, 1, 2, 3, 4, 5, 6, 7, 8]);

/**
 * The moves that count as one in the quarter-turn metric: a half turn counts as two.
 *
 * @example formatMoves(QTM_MOVES) // → "F F' R R' U U'"
 */
export const QTM_MOVES: readonly number[] = Object.freeze([0, 2, 3, 5, 6, 8]);

/** The effect of a clockwise quarter turn on the seven positions. */
export interface QuarterTurn {
  /** The position from which each position receives its piece. */
  readonly source: readonly number[];
  /** The twist that the turn adds to the piece arriving in each position. */
  readonly twist: readonly number[];
}

/**
 * The clockwise quarter turns of F, R and U. The other six moves repeat them.
 *
 * @example QUARTER_TURNS[2].source // → [3, 0, 1, 2, 4, 5, 6]
 */
export const QUARTER_TURNS: readonly [QuarterTurn, QuarterTurn, QuarterTurn] = [
  { source: [0, 2, 6, 3, 4, 1, 5], twist: [0, 1, 2, 0, 0, 2, 1] },
  { source: [1, 5, 2, 3, 0, 4, 6], twist: [1, 2, 0, 0, 2, 1, 0] },
  { source: [3, 0, 1, 2, 4, 5, 6], twist: [0, 0, 0, 0, 0, 0, 0] },
];

/**
 * The moves that count as one in a metric.
 *
 * @throws {RangeError} when the metric is neither "HTM" nor "QTM"
 * @example formatMoves(movesOf("QTM")) // → "F F' R R' U U'"
 */
export function movesOf(metric: Metric): readonly number[] {
  if (metric === "HTM") return HTM_MOVES;
  if (metric === "QTM") return QTM_MOVES;
  throw new RangeError(
    `unknown metric ${describeValue(metric)}; expected "HTM" or "QTM"`,
  );
}

/**
 * Checks the metric in options. There is no default, as the distance of a state may differ
 * between metrics.
 *
 * @throws {TypeError} when there are no options
 * @throws {RangeError} when the metric is neither "HTM" nor "QTM"
 * @example checkMetric({ metric: "QTM" }) // → "QTM"
 */
export function checkMetric(options: { metric: Metric }): Metric {
  assertOptions(options, '{metric: "HTM"}');
  movesOf(options.metric);
  return options.metric;
}

/**
 * The move with a name.
 *
 * @throws {RangeError} when there is none
 * @example moveNamed("R'") // → 5
 */
export function moveNamed(name: string): number {
  const move = MOVE_NAMES.indexOf(name);
  if (move >= 0) return move;
  throw new RangeError(
    `there is no move ${describeValue(name)}; expected one of ${MOVE_NAMES.join(" ")}`,
  );
}

/** Stands for the face of the move before the first. */
export const NO_FACE = -1;

/**
 * The index of a move's face: 0..2 as in `FACE_NAMES`, on the 3×3×3 0..5 as in `FACES`.
 *
 * Unchecked: the caller guarantees a move.
 */
export function faceOf(move: number): number {
  return Math.floor(move / 3);
}

/** The number of clockwise quarter turns of a move, 1..3. Unchecked, as above. */
export function quarterTurnsOf(move: number): number {
  return (move % 3) + 1;
}

/** The move that turns a face by 1 to 3 clockwise quarter turns. Unchecked, as above. */
export function moveOf(face: number, quarterTurns: number): number {
  return 3 * face + quarterTurns - 1;
}

/** The move that undoes a move. Unchecked, as above. */
export function invertMove(move: number): number {
  return moveOf(faceOf(move), 4 - quarterTurnsOf(move));
}

/**
 * The cost of each of the nine moves in a metric.
 *
 * @throws {RangeError} when the metric is neither "HTM" nor "QTM"
 * @example moveCosts("QTM") // → [1, 2, 1, 1, 2, 1, 1, 2, 1]
 */
export function moveCosts(metric: Metric): number[] {
  const single = movesOf(metric);
  return HTM_MOVES.map((move) => (single.includes(move) ? 1 : 2));
}

/**
 * The length of a move sequence in a metric.
 *
 * @throws {RangeError | TypeError} when it is not an array of moves, the metric is unknown,
 *         or there are no options
 * @example countTurns(parseMoves("U2 F"), { metric: "QTM" }) // → 3
 */
export function countTurns(
  moves: readonly number[],
  options: { metric: Metric },
): number {
  assertMoves(moves);
  const costs = moveCosts(checkMetric(options));
  return moves.reduce((sum, move) => sum + costs[move], 0);
}

/**
 * The state after one move.
 *
 * @param state  not mutated
 * @param move   0..8, as in `MOVE_NAMES`
 * @throws {RangeError | TypeError} when the state or the move is not valid
 * @example applyMove(SOLVED, 6).permutation // → [3, 0, 1, 2, 4, 5, 6]
 */
export function applyMove(state: State, move: number): State {
  return applyMoves(state, [checkWhole("move", move, 0, N_MOVES - 1)]);
}

/**
 * The state after a sequence of moves, applied from left to right.
 *
 * @param state  not mutated
 * @param moves  each 0..8, as in `MOVE_NAMES`
 * @throws {RangeError | TypeError} when the state or one of the moves is not valid
 * @cost   at most three quarter turns a move
 * @example applyMoves(SOLVED, [3, 6]).orientation // → [0, 1, 2, 0, 2, 1, 0]
 */
export function applyMoves(state: State, moves: readonly number[]): State {
  assertState(state);
  assertMoves(moves);
  let result = copy(state);
  for (const move of moves) {
    for (let turns = quarterTurnsOf(move); turns > 0; turns--) {
      result = turnFace(result, faceOf(move));
    }
  }
  return result;
}

/**
 * The state after a clockwise quarter turn of one face.
 *
 * Unchecked: the caller guarantees a state and a face, 0..2 as in `FACE_NAMES`.
 * @param state  not mutated
 * @example turnFace(SOLVED, 2).permutation // → [3, 0, 1, 2, 4, 5, 6]
 */
export function turnFace(state: State, face: number): State {
  return turnedBy(state, QUARTER_TURNS[face]);
}

/**
 * The state after a turn, or after any moves with this effect. Unchecked, as above.
 *
 * @param state  not mutated
 */
export function turnedBy(
  { permutation, orientation }: State,
  { source, twist }: QuarterTurn,
): State {
  return {
    permutation: source.map((from) => permutation[from]),
    orientation: source.map((from, to) => (orientation[from] + twist[to]) % 3),
  };
}

/** Copies a state; adding 0 turns -0 into 0. */
function copy({ permutation, orientation }: State): State {
  return {
    permutation: Array.from(permutation, (piece) => piece + 0),
    orientation: Array.from(orientation, (twist) => twist + 0),
  };
}

/**
 * The inverse of a move sequence: the inverse of each move, in reverse order.
 *
 * @throws {RangeError | TypeError} when it is not an array of moves
 * @example formatMoves(invertMoves(parseMoves("F R2 U'"))) // → "U R2 F'"
 */
export function invertMoves(moves: readonly number[]): number[] {
  assertMoves(moves);
  return Array.from(moves, invertMove).reverse();
}

/**
 * Throws unless the argument is an array of moves.
 *
 * @throws {TypeError} when it is not an array
 * @throws {RangeError} when an entry is not a whole number from 0 to 8
 * @example assertMoves([0, 9]) // RangeError: moves[1] is 9; expected a whole number 0..8
 */
export function assertMoves(moves: readonly number[]): void {
  assertArray("a list of moves", moves, Infinity);
  assertEntries("moves", moves, N_MOVES);
}
