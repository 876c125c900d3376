import { assertArray, checkWhole, describeValue } from "../indexing/check-input.ts";

/** A puzzle as breadth-first search sees it: positions that have numbers, and moves. */
export interface NumberedPuzzle<Position, Move> {
  /** How many numbers there are: `rank` gives 0..size-1. */
  size: number;
  /** The position at distance 0. */
  start: Position;
  /** The moves allowed, each of them one step. */
  moves: readonly Move[];
  /** The number of a position. Many positions may share one. */
  rank: (position: Position) => number;
  /** A position that has this number: any of them will do. */
  unrank: (index: number) => Position;
  /** The position after the move; the one before is left as it was. */
  apply: (position: Position, move: Move) => Position;
}

/** What a breadth-first search tells while it runs. */
export interface BreadthFirstOptions {
  /** Called with how many numbers there are at each depth, when they are found. */
  readonly onDepth?: (depth: number, count: number) => void;
}

/** What a breadth-first search found. */
export interface Distances {
  /** Steps from the start to each number; -1 where no moves lead. */
  readonly distance: Int8Array<ArrayBuffer>;
  /** How many numbers there are at each distance, from 0 to the farthest. */
  readonly histogram: readonly number[];
}

/**
 * The distance of each number from the start, in any puzzle whose positions can be
 * ranked.
 *
 * When many positions share a number, the only demand is that
 * `rank(unrank(p)) === p`: the position that `unrank` picks stands for the rest.
 * The distances are exact where each position has its own number; where they
 * share, a distance is a lower bound (provided that positions which share a
 * number still share one after any move).
 *
 * @param puzzle   what can be done with its positions
 * @param options  what to tell while it runs
 * @throws {RangeError} when `rank` leaves 0..size-1, when `rank(unrank(p))` is not
 *         p, when a number lies more than 127 moves away, or `size` is not 1..2^32
 * @throws {TypeError} when a part of the puzzle is missing or not of its kind
 * @cost   one `unrank`, and for each move one `apply` and one `rank`, for every
 *         number reached; `size` bytes
 * @example
 * // A clock face of twelve, its hand stepping on by 3 or by 4.
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

  /** Gives a new position its depth, and puts it on the next frontier. */
  function reach(position: Position, depth: number) {
    const index = rank(position);
    if (typeof index !== "number" || distance[index] === undefined) {
      throw new RangeError(
        `rank gave ${describeValue(index)}; expected 0..${size - 1}`,
      );
    }
    if (distance[index] !== -1) return;
    if (depth > 127) {
      throw new RangeError(
        `number ${index} is ${depth} moves away; expected at most 127`,
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
  // The moves are read once for each number, so an iterator that can be read only once
  // won't do.
  assertArray("the list of moves", puzzle.moves, Infinity);
  for (const name of ["rank", "unrank", "apply"] as const) {
    if (typeof puzzle[name] === "function") continue;
    throw new TypeError(
      `${name} must be a function, not ${describeValue(puzzle[name])}`,
    );
  }
}
