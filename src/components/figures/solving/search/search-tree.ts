import { faceOf, N_MOVES } from "../../../../lib/puzzle/moves.ts";
import {
  type SearchStep,
  searchWithBound,
} from "../../../../lib/solver/bounded-search.ts";
import {
  type SearchMoveCounts,
  countUnprunedMoves,
} from "../../../../workers/search-rounds.ts";

/** What the search knows about a state's distance: all, a bound, or nothing. */
export type Knowledge = "exact" | "pruning" | "none";

/** A sequence of moves that the search has looked at. */
export interface SearchNode {
  /** Its number; 0 is the start, and a parent's number is smaller than its children's. */
  readonly id: number;
  readonly parent: SearchNode | undefined;
  /** The last of its moves; -1 at the start. */
  readonly move: number;
  /** The number of its moves. */
  readonly depth: number;
}

/** One look at a move, in the round that searched for solutions of this length. */
export interface SearchVisit extends SearchStep {
  readonly node: SearchNode;
  readonly length: number;
}

export interface SearchTree {
  readonly nodes: readonly SearchNode[];
  /** In the order in which they happened; the last is at the last move. */
  readonly visits: readonly SearchVisit[];
  /** The moves that were not cut. */
  readonly kept: number;
  /** Whether the last move solved the cube; if not, the search was stopped. */
  readonly isSolved: boolean;
}

/** The most moves that are drawn: the search is stopped there. */
export const MAX_DRAWN_MOVES = 20_000;

/** Whether the search kept a move, rather than cutting it or leaving it out. */
export const keepsMove = ({ outcome }: Pick<SearchStep, "outcome">) =>
  outcome !== "too far" && outcome !== "same face";

/**
 * All that the library's search looks at until its first solution: first solutions as short
 * as the bound allows, then one turn longer, and so on.
 *
 * @param maxMoves  the search is stopped once it has kept this many moves
 */
export function buildSearchTree(
  index: number,
  lowerBound: (index: number) => number,
  maxMoves = MAX_DRAWN_MOVES,
): SearchTree {
  const nodes: SearchNode[] = [{ id: 0, parent: undefined, move: -1, depth: 0 }];
  const children = new Map<number, SearchNode>();
  const visits: SearchVisit[] = [];
  const path = [nodes[0]];
  let kept = 0;
  const isSolved = searchRoundByRound(index, lowerBound, (step, length) => {
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

/** The moves of a search with this bound, up to its first solution. */
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
 * Round after round, until a look has solved the cube or asks to stop.
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
 * The moves of a search without a table, up to its first solution: all shorter rounds, and
 * in the last one all moves before the solution's.
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
    // After a turn each round goes on with the six turns of the other faces.
    const after = solution.length - depth - 1;
    const below = (countUnprunedMoves(after).tried * 6) / 9;
    tried += before * (1 + below) + 1;
  });
  return { tried, pruned: 0, expanded: tried };
}
