import { moveTables, stateAfterMove } from "../../../../lib/tables/move-tables.ts";
import {
  type SearchMoveCounts,
  pruningBound,
} from "../../../../workers/search-rounds.ts";
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
  /** The moves up to the first solution, even if the search was stopped before it. */
  readonly whole: SearchMoveCounts;
}

/** The three searches for one cube. */
export interface SearchTrees {
  /** How far the reader's cube is from solved. */
  readonly distance: number;
  /** How far the cube is for which they search. */
  readonly turns: number;
  /** The first of its shortest solutions, in the order of the search. */
  readonly solution: readonly number[];
  readonly trees: readonly SearchDrawing[];
  /** The kept moves of the one that is drawn longest. */
  readonly moves: number;
}

/**
 * The searches for the cube on the way home that is so many turns from solved, or for this
 * cube if it is no farther.
 *
 * @param cube      a state, not solved
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
