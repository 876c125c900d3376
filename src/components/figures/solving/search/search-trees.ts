import { moveTables, stateAfterMove } from "#lib/tables/move-tables.ts";
import { type SearchMoveCounts, pruningBound } from "#src/workers/search-rounds.ts";
import { layOutTree, type TreeLayout } from "./tree-layout.ts";
import {
  countSearch,
  countSearchWithoutTable,
  buildSearchTree,
  type Knowledge,
  movesTo,
  type SearchTree,
} from "./search-tree.ts";

export const KNOWLEDGE_LEVELS: readonly Knowledge[] = ["exact", "pruning", "none"];

export interface SearchDrawing {
  readonly knowledge: Knowledge;
  readonly tree: SearchTree;
  readonly layout: TreeLayout;
  /** The moves up to the first solution, also if the search was stopped before. */
  readonly whole: SearchMoveCounts;
}

/** The three searches for one cube. */
export interface SearchTrees {
  readonly distance: number;
  /** The distance of the state where the searches start. */
  readonly turns: number;
  /** The first solution, in the order of the search. */
  readonly solution: readonly number[];
  readonly trees: readonly SearchDrawing[];
  /** The largest number of kept moves. */
  readonly moves: number;
}

/**
 * Runs the searches from the state on the cube's solution at distance `maxTurns`, or from the
 * cube itself if it is closer.
 *
 * @param cube      a state index, not solved
 * @param distance  the exact distance of a state
 */
export function buildSearches(
  cube: number,
  maxTurns: number,
  distance: (index: number) => number,
): SearchTrees {
  const moves = movesTo(buildSearchTree(cube, distance).visits.at(-1)!.node);
  const turns = Math.min(maxTurns, moves.length);
  const tables = moveTables();
  const start = moves
    .slice(0, moves.length - turns)
    .reduce((state, move) => stateAfterMove(tables, state, move), cube);
  const solution = moves.slice(moves.length - turns);
  const bounds = { exact: distance, pruning: pruningBound, none: () => 0 };
  const trees = KNOWLEDGE_LEVELS.map((knowledge): SearchDrawing => {
    const tree = buildSearchTree(start, bounds[knowledge]);
    const whole =
      knowledge === "none"
        ? countSearchWithoutTable(solution)
        : countSearch(start, bounds[knowledge]);
    return { knowledge, tree, layout: layOutTree(tree, turns), whole };
  });
  const maxMoves = Math.max(...trees.map(({ tree }) => tree.kept));
  return { distance: moves.length, turns, solution, trees, moves: maxMoves };
}
