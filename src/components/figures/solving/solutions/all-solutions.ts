import { rankState, unrankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves, countTurns, type Metric } from "#lib/puzzle/moves.ts";
import { shortestSolutions } from "#lib/solver/shortest-solutions.ts";
import { solutionGraph, type SolutionGraph } from "#lib/solver/solution-graph.ts";
import type { DistanceTable } from "#lib/tables/distance-table.ts";
import { firstDifference } from "#kit/distances/compare-histograms.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";

/** Every shortest solution of one cube, as a list and as a graph. */
export interface AllSolutions {
  readonly metric: Metric;
  readonly index: number;
  readonly distance: number;
  readonly solutions: readonly (readonly number[])[];
  readonly graph: SolutionGraph;
}

/** An error in the library's result. */
export interface SolverFault {
  readonly message: string;
  /** The moves of the wrong solution. */
  readonly moves?: readonly number[];
}

/**
 * Finds and checks all shortest solutions of a cube.
 */
export function findAllSolutions(
  index: number,
  table: DistanceTable,
): AllSolutions | SolverFault {
  const { metric } = table;
  if (firstDifference(table.histogram, PUBLISHED_HISTOGRAMS.states[metric])) {
    return { message: "its table does not have the published number of states" };
  }
  try {
    const state = unrankState(index);
    const result = {
      metric,
      index,
      distance: table.distance(index),
      solutions: [...shortestSolutions(state, table)],
      graph: solutionGraph(state, table),
    };
    return findFault(result) ?? result;
  } catch (error) {
    return { message: (error as Error).message };
  }
}

/**
 * Checks each solution by applying its moves to the pieces, independently of the table and
 * the search, and by following it through the graph.
 */
export function findFault(result: AllSolutions): SolverFault | undefined {
  const { metric, index, distance, solutions, graph } = result;
  if (solutions.length === 0) return { message: "it finds no solution" };
  const start = unrankState(index);
  for (const moves of solutions) {
    if (rankState(applyMoves(start, moves)) !== 0) {
      return { message: "these moves do not solve the cube", moves };
    }
    if (countTurns(moves, { metric }) !== distance) {
      return { message: "this solution is not as short as the table says", moves };
    }
  }
  return matchesGraph(graph, result)
    ? undefined
    : { message: "the graph does not match the solutions" };
}

/** Whether the graph's counts of solutions are right. */
function matchesGraph(
  graph: SolutionGraph,
  { index, solutions }: AllSolutions,
): boolean {
  const turns = new Map(graph.turns.map((turn) => [`${turn.from} ${turn.move}`, turn]));
  const counts = new Map(graph.turns.map((turn) => [turn, 0]));
  for (const moves of solutions) {
    let state = index;
    for (const move of moves) {
      const turn = turns.get(`${state} ${move}`);
      if (turn === undefined) return false;
      counts.set(turn, counts.get(turn)! + 1);
      state = turn.to;
    }
  }
  return (
    graph.solutions === solutions.length &&
    graph.turns.every((turn) => counts.get(turn) === turn.solutions)
  );
}
