import { rankState, unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { applyMoves, countTurns, type Metric } from "../../../../lib/puzzle/moves.ts";
import { optimalSolutions } from "../../../../lib/solver/optimal-solutions.ts";
import {
  solutionGraph,
  type SolutionGraph,
} from "../../../../lib/solver/solution-graph.ts";
import type { DistanceTable } from "../../../../lib/tables/distance-table.ts";
import { firstDifference } from "../../../kit/distances/agreement.ts";
import { PUBLISHED } from "../../../kit/distances/published-histograms.ts";

/** Every shortest solution of one cube, as a list and as a graph. */
export interface AllSolutions {
  readonly metric: Metric;
  /** The index of the cube. */
  readonly index: number;
  readonly distance: number;
  readonly solutions: readonly (readonly number[])[];
  readonly graph: SolutionGraph;
}

/** An error in the library's result. */
export interface Fault {
  readonly fault: string;
  /** The moves that do not solve the cube, if that is the error. */
  readonly moves?: readonly number[];
}

/**
 * Finds all shortest solutions of a cube, and checks them: an error is returned as a fault.
 */
export function solveAll(index: number, table: DistanceTable): AllSolutions | Fault {
  const { metric } = table;
  if (firstDifference(table.histogram, PUBLISHED.states[metric])) {
    return { fault: "its table does not have the published number of positions" };
  }
  try {
    const state = unrankState(index);
    const found = {
      metric,
      index,
      distance: table.distance(index),
      solutions: [...optimalSolutions(state, table)],
      graph: solutionGraph(state, table),
    };
    return findFault(found) ?? found;
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

/**
 * Applies the moves of each solution to the pieces of the cube, independently of the table
 * and the search, and follows it through the graph.
 */
export function findFault(found: AllSolutions): Fault | undefined {
  const { metric, index, distance, solutions, graph } = found;
  if (solutions.length === 0) return { fault: "it finds no solution" };
  const start = unrankState(index);
  for (const moves of solutions) {
    if (rankState(applyMoves(start, moves)) !== 0) {
      return { fault: "these moves do not solve the cube", moves };
    }
    if (countTurns(moves, metric) !== distance) {
      return { fault: "this solution is not as short as the table says", moves };
    }
  }
  return isDrawnBy(graph, found)
    ? undefined
    : { fault: "the graph of the solutions is not made of the solutions" };
}

/** Whether each turn of the graph belongs to as many solutions as it claims. */
function isDrawnBy(graph: SolutionGraph, { index, solutions }: AllSolutions): boolean {
  const turns = new Map(graph.turns.map((turn) => [`${turn.from} ${turn.move}`, turn]));
  const passing = new Map(graph.turns.map((turn) => [turn, 0]));
  for (const moves of solutions) {
    let at = index;
    for (const move of moves) {
      const turn = turns.get(`${at} ${move}`);
      if (turn === undefined) return false;
      passing.set(turn, passing.get(turn)! + 1);
      at = turn.to;
    }
  }
  return (
    graph.solutions === solutions.length &&
    graph.turns.every((turn) => passing.get(turn) === turn.solutions)
  );
}
