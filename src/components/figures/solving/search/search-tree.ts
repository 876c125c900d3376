import { faceOf, N_MOVES } from "#lib/puzzle/moves.ts";
import { type SearchStep, searchWithBound } from "#lib/solver/bounded-search.ts";
import {
  type SearchMoveCounts,
  countUnprunedMoves,
} from "#src/workers/search-rounds.ts";

/** What the search knows about a state's distance: the exact value, a lower bound, or nothing. */
export type Knowledge = "exact" | "pruning" | "none";

/** A sequence of moves that the search has visited. */
export interface SearchNode {
  /** 0 is the start; a parent's id is smaller than its children's. */
  readonly id: number;
  readonly parent: SearchNode | undefined;
  readonly move: number;
  readonly depth: number;
}

/** A visit of a node, in the round for solutions of this length. */
export interface SearchVisit extends SearchStep {
  readonly node: SearchNode;
  readonly length: number;
}

export interface SearchTree {
  readonly nodes: readonly SearchNode[];
  readonly visits: readonly SearchVisit[];
  readonly kept: number;
  /** Whether the search found a solution before it was stopped. */
  readonly isSolved: boolean;
}

/** The number of kept moves after which a search is stopped. */
export const MAX_DRAWN_MOVES = 20_000;

/** Whether the search kept a move, rather than cutting it or skipping it. */
export const keepsMove = ({ outcome }: Pick<SearchStep, "outcome">) =>
  outcome !== "too far" && outcome !== "same face";

/**
 * Records what the library's iterative deepening visits until its first solution.
 *
 * @param maxMoves  the search stops after keeping this many moves
 */
export function buildSearchTree(
  index: number,
  lowerBound: (index: number) => number,
  maxMoves = MAX_DRAWN_MOVES,
): SearchTree {
  return recordSearch(
    (onVisit) => searchRoundByRound(index, lowerBound, onVisit),
    maxMoves,
  );
}

/**
 * Records everything that the library's search visits with exact distances: the tree of all
 * shortest solutions.
 *
 * @param distance  the exact distance of a state
 */
export function buildWholeSearchTree(
  index: number,
  distance: (index: number) => number,
): SearchTree {
  const length = distance(index);
  return recordSearch(
    (onVisit) =>
      searchWithBound(index, {
        metric: "HTM",
        length,
        lowerBound: distance,
        onStep: (step) => onVisit(step, length),
      }),
    Infinity,
  );
}

/**
 * Records the visits of a search as a tree.
 *
 * @param search  calls back at each visit, stops when the callback returns false, and returns
 *                whether the cube was solved
 */
function recordSearch(
  search: (onVisit: (step: SearchStep, length: number) => boolean) => boolean,
  maxMoves: number,
): SearchTree {
  const nodes: SearchNode[] = [{ id: 0, parent: undefined, move: -1, depth: 0 }];
  const children = new Map<number, SearchNode>();
  const visits: SearchVisit[] = [];
  const path = [nodes[0]];
  let kept = 0;
  const isSolved = search((step, length) => {
    const { depth, move } = step;
    const parent = path[depth];
    const slot = parent.id * N_MOVES + move;
    let node = children.get(slot);
    if (!node) {
      node = { id: nodes.length, parent, move, depth: depth + 1 };
      nodes.push(node);
      children.set(slot, node);
    }
    path[depth + 1] = node;
    visits.push({ ...step, node, length });
    if (keepsMove(step)) kept++;
    return kept < maxMoves;
  });
  return { nodes, visits, kept, isSolved };
}

/** Counts the moves of a search with this bound, up to its first solution. */
export function countSearch(
  index: number,
  lowerBound: (index: number) => number,
): SearchMoveCounts {
  let [cut, kept] = [0, 0];
  searchRoundByRound(index, lowerBound, (step) => {
    if (step.outcome === "too far") cut++;
    else if (keepsMove(step)) kept++;
    return true;
  });
  return { tried: cut + kept, pruned: cut, expanded: kept };
}

/**
 * Searches with increasing lengths, until the cube is solved or `onVisit` returns false.
 *
 * @returns whether the cube was solved
 */
function searchRoundByRound(
  index: number,
  lowerBound: (index: number) => number,
  onVisit: (step: SearchStep, length: number) => boolean,
): boolean {
  let isSolved = false;
  let continues = true;
  for (let length = Math.max(lowerBound(index), 1); continues; length++) {
    searchWithBound(index, {
      metric: "HTM",
      length,
      lowerBound,
      onStep(step) {
        isSolved = step.outcome === "solved";
        continues = onVisit(step, length) && !isSolved;
        return continues;
      },
    });
  }
  return isSolved;
}

/** The moves that lead to a node. */
export function movesTo({ parent, move }: SearchNode): number[] {
  return parent ? [...movesTo(parent), move] : [];
}

/**
 * Counts the moves of a search without a table, up to its first solution: all shorter rounds,
 * and in the last one the moves before the solution's.
 *
 * @param solution  the first of the shortest solutions, in the order of the search
 */
export function countSearchWithoutTable(solution: readonly number[]): SearchMoveCounts {
  let tried = 0;
  for (let length = 1; length < solution.length; length++) {
    tried += countUnprunedMoves(length).tried;
  }
  solution.forEach((move, depth) => {
    const lastFace = depth > 0 ? faceOf(solution[depth - 1]) : undefined;
    let before = 0;
    for (let other = 0; other < move; other++) {
      if (faceOf(other) !== lastFace) before++;
    }
    // After a turn, the six turns of the other two faces follow.
    const after = solution.length - depth - 1;
    const below = (countUnprunedMoves(after).tried * 6) / 9;
    tried += before * (1 + below) + 1;
  });
  return { tried, pruned: 0, expanded: tried };
}
