import { moveTables, stateAfterMove } from "#lib/tables/move-tables.ts";
import {
  buildSearchTree,
  buildWholeSearchTree,
  keepsMove,
  movesTo,
  type SearchTree,
  type SearchVisit,
} from "../search/search-tree.ts";
import { layOutTree, type TreeLayout } from "../search/tree-layout.ts";
import type { TreeSnapshot } from "../search/tree-snapshot.ts";
import { SWAPPED } from "../solutions/remarkable-cubes.ts";
import type { SolveAllStepKind } from "./program-statements.ts";
import type { SolveAllStart } from "./solve-all-model.ts";

/** The widest fan of branches below a node: room for the names of nine moves. */
const MAX_FAN_WIDTH = 270;

/** One run of the search for all shortest solutions. */
export interface SolveAllRun {
  readonly knowledge: "exact";
  /** The distance of the cube on whose way to solved the search starts. */
  readonly maxTurns: number;
  /** The distance of the state where it starts. */
  readonly turns: number;
  readonly tree: SearchTree;
  readonly layout: TreeLayout;
  /** Each solution, and the step that finds it. */
  readonly solutions: readonly { readonly moves: readonly number[]; step: number }[];
}

/** A run after some steps. */
export interface SolveAllSnapshot extends TreeSnapshot {
  readonly steps: number;
  readonly stepKind: SolveAllStepKind;
  readonly visit: SearchVisit | undefined;
  readonly leftOut: number;
}

/**
 * Runs the search from a state on the first shortest solution of a cube.
 *
 * @param cube      a state index, not solved; unused for the swap
 * @param distance  the exact distance of a state
 */
export function solveAllRun(
  start: SolveAllStart,
  cube: number,
  distance: (index: number) => number,
): SolveAllRun {
  const moves =
    start === "swap"
      ? []
      : movesTo(buildSearchTree(cube, distance).visits.at(-1)!.node);
  const tables = moveTables();
  const from =
    start === "swap"
      ? SWAPPED
      : moves
          .slice(0, Math.max(moves.length - start, 0))
          .reduce((state, move) => stateAfterMove(tables, state, move), cube);
  const turns = distance(from);
  const tree = buildWholeSearchTree(from, distance);
  const solutions = tree.visits.flatMap(({ outcome, node }, i) =>
    outcome === "solved" ? { moves: movesTo(node), step: i + 1 } : [],
  );
  return {
    knowledge: "exact",
    maxTurns: moves.length,
    turns,
    tree,
    layout: layOutTree(tree, turns, MAX_FAN_WIDTH),
    solutions,
  };
}

/** The state of a run after some steps. A step tries a move or leaves it out. */
export function solveAllSnapshot(
  { tree }: SolveAllRun,
  steps: number,
): SolveAllSnapshot {
  const latest = new Array<SearchVisit | undefined>(tree.nodes.length);
  const counts = { kept: 0, cut: 0, leftOut: 0 };
  for (const visit of tree.visits.slice(0, steps)) {
    latest[visit.node.id] = visit;
    if (keepsMove(visit)) counts.kept++;
    else if (visit.outcome === "too far") counts.cut++;
    else counts.leftOut++;
  }
  const visit = tree.visits[steps - 1];
  const isOver = steps === tree.visits.length;
  const [root] = tree.nodes;
  const lastNode = visit && keepsMove(visit) ? visit.node : visit?.node.parent;
  return {
    ...counts,
    latest,
    steps,
    visit,
    isOver,
    justCut: visit?.outcome === "too far" ? [visit.node] : [],
    current: isOver ? root : (lastNode ?? root),
    stepKind: stepKindOf(visit, isOver),
  };
}

function stepKindOf(visit: SearchVisit | undefined, isOver: boolean): SolveAllStepKind {
  if (visit === undefined) return "start";
  // With exact distances, a search never ends in vain.
  if (visit.outcome === "solved" || visit.outcome === "in vain") return "solved";
  return isOver ? "over" : visit.outcome;
}
