import { N_MOVES, NO_FACE } from "../puzzle/moves.ts";
import { rankState } from "../puzzle/coordinates.ts";
import type { State } from "../puzzle/state.ts";
import type { DistanceTable } from "../tables/distance-table.ts";
import { moveTables, stateAfterMove } from "../tables/move-tables.ts";
import { closerMoves } from "./closer-moves.ts";

/** A state on at least one shortest solution. */
export interface SolutionNode {
  readonly index: number;
  /** The distance to the nearest goal: solved, unless the table has other goals. */
  readonly distance: number;
  /** The number of solutions that pass through it. */
  readonly solutions: number;
}

/** A move of at least one shortest solution, from one state to the next. */
export interface SolutionEdge {
  readonly from: number;
  readonly to: number;
  readonly move: number;
  /** The number of solutions with this move. */
  readonly solutions: number;
}

/** The graph of all shortest solutions of a state. */
export interface SolutionGraph {
  /** In order of decreasing distance, from the start; empty when no goal is reachable. */
  readonly states: readonly SolutionNode[];
  readonly turns: readonly SolutionEdge[];
  /** The number of shortest solutions, as from `countShortestSolutions`. */
  readonly solutions: number;
}

/** A state, and the face that must not turn next. */
interface Visit {
  readonly index: number;
  readonly barred: number;
  /** The number of paths from the start, and to a goal. */
  fromStart: number;
  toSolved: number;
  readonly next: { readonly move: number; readonly visit: Visit }[];
}

/**
 * Builds the graph of all shortest solutions of a state: each path from the state to a goal is
 * a solution.
 *
 * @param state  not mutated
 * @param table  sets the metric, the allowed moves and the goals
 * @throws {RangeError | TypeError} when it is not a reachable state, or not a
 *         distance table
 * @cost    a dozen look-ups for each state of the graph, however many solutions pass it
 * @example
 * const threeAway = applyMoves(SOLVED, parseMoves("R2 U2 R2"));
 * const graph = solutionGraph(threeAway, buildDistanceTable({ metric: "HTM" }));
 * graph.solutions // → 2
 * graph.states.map(({ distance }) => distance) // → [3, 2, 2, 1, 1, 0]
 */
export function solutionGraph(state: State, table: DistanceTable): SolutionGraph {
  const visits = collectVisits(rankState(state), table);
  const distance = ({ index }: Visit) => table.distance(index);
  // Predecessors have a greater distance, and so come first.
  visits.sort((a, b) => distance(b) - distance(a));
  visits[0].fromStart = 1;
  for (const { fromStart, next } of visits) {
    for (const { visit } of next) visit.fromStart += fromStart;
  }
  for (const visit of visits.toReversed()) {
    if (distance(visit) === 0) visit.toSolved = 1;
    for (const { visit: after } of visit.next) visit.toSolved += after.toSolved;
  }

  const states = new Map<number, SolutionNode>();
  const turns = new Map<string, SolutionEdge>();
  for (const { index, fromStart, toSolved, next } of visits) {
    // A dead end: in QTM, after the first U of a U2 only another U would lead closer.
    if (toSolved === 0) continue;
    const solutions = (states.get(index)?.solutions ?? 0) + fromStart * toSolved;
    states.set(index, { index, distance: table.distance(index), solutions });
    for (const { move, visit } of next) {
      if (visit.toSolved === 0) continue;
      const name = `${index} ${move}`;
      const passing = fromStart * visit.toSolved + (turns.get(name)?.solutions ?? 0);
      turns.set(name, { from: index, to: visit.index, move, solutions: passing });
    }
  }
  return {
    states: [...states.values()],
    turns: [...turns.values()],
    solutions: visits[0].toSolved,
  };
}

/** All visits reachable by moves that lead closer, the start first. */
function collectVisits(start: number, table: DistanceTable): Visit[] {
  const tables = moveTables();
  const { nextCloserMove: nearerMove, barredFaceAfter: barredAfter } =
    closerMoves(table);
  const visits = new Map<string, Visit>();
  const reach = (index: number, barred: number): Visit => {
    const name = `${index} ${barred}`;
    const visit = visits.get(name) ?? newVisit(index, barred);
    visits.set(name, visit);
    return visit;
  };
  reach(start, NO_FACE);
  // The map grows while we iterate over it.
  for (const { index, barred, next } of visits.values()) {
    const left = table.distance(index);
    let move = nearerMove(index, left, barred, 0);
    while (move < N_MOVES) {
      const visit = reach(stateAfterMove(tables, index, move), barredAfter(move));
      next.push({ move, visit });
      move = nearerMove(index, left, barred, move + 1);
    }
  }
  return [...visits.values()];
}

function newVisit(index: number, barred: number): Visit {
  return { index, barred, fromStart: 0, toSolved: 0, next: [] };
}
