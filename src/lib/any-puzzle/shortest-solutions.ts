import { restrictedPuzzleOf, type PuzzleDistances } from "./build-distances.ts";
import type { PuzzleDefinition, PuzzleState } from "./definition.ts";
import { rankFlat } from "./encoder.ts";
import { findMove } from "./move-names.ts";
import type { FlatState } from "./flat-state.ts";
import { definePuzzle, internalsOf, type Puzzle } from "./puzzle.ts";

/**
 * All shortest solutions of a state, computed one at a time: from each state the path
 * continues to those that are closer to a goal by the cost of the move.
 *
 * @param puzzle     a puzzle or its definition
 * @param state      the state to solve; not mutated
 * @param distances  the distances of this puzzle; their metric says what counts as one
 *                   move, and their goals where a solution may end
 * @returns          each solution once, as names of moves; a goal has one, which is empty.
 *                   Each loop over it starts from the first.
 * @throws {RangeError | TypeError} when the state is not reachable, or the distances are
 *         those of a puzzle with other moves
 * @cost   for each move of a solution one rank per move
 * @example
 * const row = definePuzzle({
 *   orbits: { BEADS: { pieces: 3 } },
 *   moves: { L: { BEADS: { source: [1, 0, 2] } }, R: { BEADS: { source: [0, 2, 1] } } },
 * });
 * const reversed = { BEADS: { permutation: [2, 1, 0], orientation: [0, 0, 0] } };
 * const distances = buildDistances(row, { metric: "HTM" });
 * [...shortestSolutions(row, reversed, distances)]
 * // → [["L", "R", "L"], ["R", "L", "R"]]
 */
export function shortestSolutions(
  puzzle: Puzzle | PuzzleDefinition,
  state: PuzzleState,
  distances: PuzzleDistances,
): Iterable<string[]> {
  const restricted = restrictedPuzzleOf(distances);
  const searched = restricted?.puzzle ?? definePuzzle(puzzle);
  const { checked, normalised, toFlat, coordinates } = internalsOf(searched);
  const { distance } = restricted ?? distances;
  const steps = distances.moves.map((name, i) => ({
    name,
    cost: distances.costs[i],
    turn: normalised.reduce(findMove(name, checked.moves, checked.layout)),
  }));
  const start = toFlat(state);
  const distanceOf = (current: FlatState) => distance(rankFlat(coordinates(), current));
  const shortest = distanceOf(start);
  return { [Symbol.iterator]: () => solutionsFrom(start, shortest, []) };

  function* solutionsFrom(
    current: FlatState,
    left: number,
    path: readonly string[],
  ): Generator<string[]> {
    if (left === 0) yield [...path];
    for (const { name, cost, turn } of left > 0 ? steps : []) {
      const next = normalised.move(current, turn);
      if (distanceOf(next) === left - cost) {
        yield* solutionsFrom(next, left - cost, [...path, name]);
      }
    }
  }
}
