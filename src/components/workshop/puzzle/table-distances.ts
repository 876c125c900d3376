import type { PuzzleDistances } from "../../../lib/any-puzzle/build-distances.ts";
import type { PuzzleState } from "../../../lib/any-puzzle/definition.ts";
import type { Puzzle } from "../../../lib/any-puzzle/puzzle.ts";
import { shortestSolutions } from "../../../lib/any-puzzle/shortest-solutions.ts";
import type { PostedDistances } from "../../../workers/puzzle-distances.ts";

/** One of the positions that are farthest from solved, another each time. */
export function farthestState(
  puzzle: Puzzle,
  { bytes, histogram }: PostedDistances,
): PuzzleState {
  const size = bytes!.length;
  const [start] = crypto.getRandomValues(new Uint32Array(1));
  const farthest = histogram.length - 1;
  let index = start % size;
  while (bytes![index] !== farthest) index = (index + 1) % size;
  return puzzle.unrank(index);
}

/** A shortest solution, by a table that a worker has sent. */
export function solutionOf(
  puzzle: Puzzle,
  state: PuzzleState,
  { bytes, histogram, metric, moves }: PostedDistances,
): string[] {
  const distances: PuzzleDistances = {
    ...{ metric, moves, histogram, diameter: histogram.length - 1 },
    costs: moves.map(() => 1),
    distance: (index) => bytes![index],
  };
  const [solution] = shortestSolutions(puzzle, state, distances);
  return solution;
}
