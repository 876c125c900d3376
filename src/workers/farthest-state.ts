import type { PuzzleState } from "../lib/any-puzzle/definition.ts";
import { seededRandom } from "./seeded-random.ts";

/** A puzzle with the distances of all its states. */
export interface PuzzleWithDistances {
  /** The number of states. */
  readonly size: number;
  /** The moves that count as one, by name. */
  readonly moves: readonly string[];
  /** The greatest distance. */
  readonly diameter: number;
  /** The number of states at that distance. */
  readonly farthest: number;
  /** The distance of the state with an index. */
  distanceAt(index: number): number;
  unrank(index: number): PuzzleState;
  /** The state after a move; undefined if it is not possible. */
  after(state: PuzzleState, move: string): PuzzleState | undefined;
  /** @throws {RangeError | TypeError} when no moves lead to the state */
  distanceOf(state: PuzzleState): number;
}

/**
 * A shortest solution, as names of moves.
 *
 * @throws {RangeError | TypeError} when no moves lead to the state
 * @cost   a distance for each move of the puzzle and each move of the solution
 */
export function solutionOf(puzzle: PuzzleWithDistances, state: PuzzleState): string[] {
  const solution: string[] = [];
  let at = state;
  for (let left = puzzle.distanceOf(state) - 1; left >= 0; left--) {
    for (const move of puzzle.moves) {
      const next = puzzle.after(at, move);
      if (next === undefined || puzzle.distanceOf(next) !== left) continue;
      solution.push(move);
      at = next;
      break;
    }
  }
  return solution;
}

/** How often a walk continues from its highest point before it restarts. */
const MAX_ROUNDS = 100;

/**
 * A random state at the greatest distance.
 *
 * Scanning the table for one of a few among millions of states takes many seconds. As far
 * states are often close to each other, a random walk with hill climbing comes first; the scan
 * follows when the walk has taken as long as a scan is expected to take.
 *
 * @param seed  1..2147483646; the same seed gives the same state
 * @throws {RangeError} when no state has the greatest distance
 * @cost  at most size / (farthest + 1) distances for the walk, plus one climb; if it fails,
 *        about as many for the scan, at worst one for each state
 */
export function farthestState(puzzle: PuzzleWithDistances, seed: number): PuzzleState {
  const random = seededRandom(seed);
  return walkToFarthest(puzzle, random) ?? scanForFarthest(puzzle, random);
}

/**
 * Climbs from a random state while a move leads farther away, then makes a few random moves and
 * climbs again.
 *
 * @returns  undefined after the average number of distances of a scan
 */
function walkToFarthest(
  puzzle: PuzzleWithDistances,
  draw: RandomBelow,
): PuzzleState | undefined {
  let left = puzzle.size / (puzzle.farthest + 1);
  const counted: PuzzleWithDistances = {
    ...puzzle,
    distanceOf(state) {
      left--;
      return puzzle.distanceOf(state);
    },
  };
  while (left > 0) {
    let top = climb(counted, puzzle.unrank(draw(puzzle.size)), draw);
    for (let round = 0; round < MAX_ROUNDS; round++) {
      if (top.distance === puzzle.diameter) return top.state;
      if (left <= 0) break;
      const next = climb(counted, walkRandomly(puzzle, top.state, draw), draw);
      if (next.distance >= top.distance) top = next;
    }
  }
  return undefined;
}

/** Scans the table from a random index. */
function scanForFarthest(puzzle: PuzzleWithDistances, draw: RandomBelow): PuzzleState {
  const { size, diameter } = puzzle;
  const first = draw(size);
  for (let step = 0; step < size; step++) {
    const index = (first + step) % size;
    if (puzzle.distanceAt(index) === diameter) return puzzle.unrank(index);
  }
  throw new RangeError(`no state has the distance ${diameter}`);
}

interface WalkPoint {
  readonly state: PuzzleState;
  readonly distance: number;
}

/** Makes moves that increase the distance until there is none. */
function climb(
  puzzle: PuzzleWithDistances,
  from: PuzzleState,
  draw: RandomBelow,
): WalkPoint {
  const { moves } = puzzle;
  let point: WalkPoint = { state: from, distance: puzzle.distanceOf(from) };
  // A random first move, so that climbs are not biased towards the same moves.
  let move = draw(moves.length);
  for (let failures = 0; failures < moves.length; failures++) {
    const state = puzzle.after(point.state, moves[move]);
    move = (move + 1) % moves.length;
    const distance = state === undefined ? -1 : puzzle.distanceOf(state);
    if (state === undefined || distance <= point.distance) continue;
    point = { state, distance };
    failures = -1;
  }
  return point;
}

/** Makes two to four random moves, skipping impossible ones. */
function walkRandomly(
  { moves, after }: PuzzleWithDistances,
  from: PuzzleState,
  draw: RandomBelow,
) {
  let state = from;
  for (let left = 2 + draw(3); left > 0; left--) {
    state = after(state, moves[draw(moves.length)]) ?? state;
  }
  return state;
}

/** A random integer 0..n-1. */
type RandomBelow = (n: number) => number;
