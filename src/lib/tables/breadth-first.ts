import { assertArray, checkWhole, describeValue } from "../indexing/check-input.ts";

/** A puzzle for breadth-first search: states with indices, and moves. */
export interface NumberedPuzzle<Position, Move> {
  /** The number of indices: `rank` returns 0..size-1. */
  size: number;
  /** The state at distance 0. */
  start: Position;
  /** The moves; each counts as one. */
  moves: readonly Move[];
  /** The index of a state. Several states may share one. */
  rank: (position: Position) => number;
  /** A state with a given index: any of them. */
  unrank: (index: number) => Position;
  /** The state after a move; does not mutate its argument. */
  apply: (position: Position, move: Move) => Position;
}

/** Options of a breadth-first search. */
export interface BreadthFirstOptions {
  /** Called with the number of indices at each depth, as soon as it is known. */
  readonly onDepth?: (depth: number, count: number) => void;
}

/** The result of a breadth-first search. */
export interface Distances {
  /** The distance of each index from the start; -1 if it is unreachable. */
  readonly distance: Int8Array<ArrayBuffer>;
  /** The number of indices at each distance, from 0 to the greatest. */
  readonly histogram: readonly number[];
}

/**
 * The distance of each index from the start, for any puzzle whose states can be ranked.
 *
 * If several states share an index, `rank(unrank(i)) === i` must hold: the state from `unrank`
 * represents the others. Distances are exact if each state has an index of its own. Otherwise
 * they are lower bounds, provided that states with the same index still share one after any
 * move.
 *
 * @param puzzle   its states and moves
 * @param options  a callback
 * @throws {RangeError} when `rank` leaves 0..size-1, when `rank(unrank(i))` is not i, when an
 *         index is more than 127 moves away, or `size` is not 1..2^32
 * @throws {TypeError} when a member of the puzzle is missing or has a wrong type
 * @cost   one `unrank`, and for each move one `apply` and one `rank`, for every reachable
 *         index; `size` bytes
 * @example
 * // A clock with twelve hours whose hand advances by 3 or by 4.
 * const clock = breadthFirst({
 *   size: 12,
 *   start: 0,
 *   moves: [3, 4],
 *   rank: (hour) => hour,
 *   unrank: (index) => index,
 *   apply: (hour, step) => (hour + step) % 12,
 * });
 * clock.distance[10] // → 3
 * clock.histogram // → [1, 2, 3, 3, 2, 1]
 * @source Jaap Scherphuis, "Computer Puzzling", Indexing: God's algorithm
 */
export function breadthFirst<Position, Move>(
  puzzle: NumberedPuzzle<Position, Move>,
  { onDepth }: BreadthFirstOptions = {},
): Distances {
  assertPuzzle(puzzle);
  const { size, start, moves, rank, unrank, apply } = puzzle;
  const distance = new Int8Array(size).fill(-1);
  const histogram: number[] = [];

  let frontier: number[] = [];
  reach(start, 0);
  for (let depth = 0; frontier.length > 0; depth++) {
    onDepth?.(depth, frontier.length);
    histogram.push(frontier.length);
    const reached = frontier;
    frontier = [];
    for (const index of reached) {
      const position = unrank(index);
      if (rank(position) !== index) {
        throw new RangeError(
          `rank(unrank(${index})) is ${describeValue(rank(position))}; expected ${index}`,
        );
      }
      for (const move of moves) reach(apply(position, move), depth + 1);
    }
  }
  return { distance, histogram };

  /** Stores the depth of a new state, and adds it to the next frontier. */
  function reach(position: Position, depth: number) {
    const index = rank(position);
    if (typeof index !== "number" || distance[index] === undefined) {
      throw new RangeError(
        `rank returned ${describeValue(index)}; expected 0..${size - 1}`,
      );
    }
    if (distance[index] !== -1) return;
    if (depth > 127) {
      throw new RangeError(
        `index ${index} is ${depth} moves away; expected at most 127`,
      );
    }
    distance[index] = depth;
    frontier.push(index);
  }
}

function assertPuzzle<Position, Move>(puzzle: NumberedPuzzle<Position, Move>): void {
  if (typeof puzzle !== "object" || puzzle === null) {
    throw new TypeError(
      `a puzzle is an object {size, start, moves, rank, unrank, apply}, not ${describeValue(puzzle)}`,
    );
  }
  checkWhole("size", puzzle.size, 1, 2 ** 32);
  // The moves are iterated once for each index, so a one-shot iterator won't do.
  assertArray("the list of moves", puzzle.moves, Infinity);
  for (const name of ["rank", "unrank", "apply"] as const) {
    if (typeof puzzle[name] === "function") continue;
    throw new TypeError(
      `${name} must be a function, not ${describeValue(puzzle[name])}`,
    );
  }
}
