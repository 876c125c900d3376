import type { PuzzleState } from "../lib/any-puzzle/definition.ts";
import { seededRandom } from "./seeded-random.ts";

/** A puzzle, and how far each of its positions is from solved. */
export interface PuzzleWithDistances {
  /** How many positions there are. */
  readonly size: number;
  /** The moves that count as one, by name. */
  readonly moves: readonly string[];
  /** The distance of the farthest positions. */
  readonly diameter: number;
  /** How many positions are that far. */
  readonly farthest: number;
  /** The distance of the position with a number. */
  distanceAt(index: number): number;
  unrank(index: number): PuzzleState;
  /** The state after a move; undefined where that cannot be made. */
  after(state: PuzzleState, move: string): PuzzleState | undefined;
  /** @throws {RangeError | TypeError} when no moves lead to the state */
  distanceOf(state: PuzzleState): number;
}

/**
 * A shortest solution, as names of moves: each leads nearer by one.
 *
 * @throws {RangeError | TypeError} when no moves lead to the state
 * @cost   as many distances as there are moves, for each move of the solution
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

/** So often a walk goes on from the highest point that it has reached, before it begins anew. */
const MAX_ROUNDS = 100;

/**
 * One of the positions that are farthest from solved.
 *
 * To look through the table for one of a few among millions would take many seconds. But
 * far positions often lie near each other: so a walk looks for one first, and the table is
 * looked through where the walk has taken as long as that can be expected to take.
 *
 * @param seed  1..2147483646: the same seed leads to the same position
 * @throws {RangeError} when no position is as far as the diameter
 * @cost  for the walk no more distances than positions divided by one more than those that
 *        are farthest, and those of a climb; where it finds none, for the table about as
 *        many again, at worst one for each position
 */
export function farthestState(puzzle: PuzzleWithDistances, seed: number): PuzzleState {
  const random = seededRandom(seed);
  return walkToFarthest(puzzle, random) ?? scanForFarthest(puzzle, random);
}

/**
 * From a position drawn at random goes uphill, as long as a move leads farther away, then
 * takes a few moves at random and goes uphill again.
 *
 * @returns  undefined after as many distances as a scan takes on average
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

/** Looks through the table from a number drawn at random. */
function scanForFarthest(puzzle: PuzzleWithDistances, draw: RandomBelow): PuzzleState {
  const { size, diameter } = puzzle;
  const first = draw(size);
  for (let step = 0; step < size; step++) {
    const index = (first + step) % size;
    if (puzzle.distanceAt(index) === diameter) return puzzle.unrank(index);
  }
  throw new RangeError(`no position is ${diameter} moves away`);
}

interface WalkPoint {
  readonly state: PuzzleState;
  readonly distance: number;
}

/** Makes moves that lead farther away until there is none. */
function climb(
  puzzle: PuzzleWithDistances,
  from: PuzzleState,
  draw: RandomBelow,
): WalkPoint {
  const { moves } = puzzle;
  let point: WalkPoint = { state: from, distance: puzzle.distanceOf(from) };
  // The first move is drawn: otherwise all climbs would lean the same way.
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

/** Makes two to four moves at random, leaving out those that cannot be made. */
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
