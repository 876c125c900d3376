import { N_MOVES, NO_FACE } from "../puzzle/moves.ts";
import { rankState } from "../puzzle/coordinates.ts";
import type { State } from "../puzzle/state.ts";
import type { DistanceTable } from "../tables/distance-table.ts";
import { moveTables, stateAfterMove } from "../tables/move-tables.ts";
import { closerMoves } from "./optimal-solutions.ts";

/** A state on at least one shortest solution. */
export interface SolutionNode {
  readonly index: number;
  /**
   * Turns from here to the nearest goal: the solved cube, unless the table has other
   * goals.
   */
  readonly distance: number;
  /** The number of solutions through it. */
  readonly solutions: number;
}

/** A turn of at least one shortest solution, from one state to the next. */
export interface SolutionEdge {
  readonly from: number;
  readonly to: number;
  readonly move: number;
  /** The number of solutions that make this turn. */
  readonly solutions: number;
}

/** All shortest solutions of a state, drawn together where they meet. */
export interface SolutionGraph {
  /**
   * From the start on, in order of falling distance; empty when no moves lead to a goal.
   */
  readonly states: readonly SolutionNode[];
  readonly turns: readonly SolutionEdge[];
  /** How many shortest solutions there are: as `countOptimalSolutions` says. */
  readonly solutions: number;
}

/** A state, and the face that must not be turned again. */
interface Visit {
  readonly index: number;
  readonly barred: number;
  /** The number of ways from the start to here, and from here to solved. */
  fromStart: number;
  toSolved: number;
  readonly next: { readonly move: number; readonly visit: Visit }[];
}

/**
 * The graph of all shortest solutions: as many paths lead through it from the state to
 * solved as there are solutions.
 *
 * @param state  not mutated
 * @param table  its metric decides what counts as short
 * @throws {RangeError | TypeError} when it is not a state that turns can reach, or not a
 *         distance table
 * @cost    a dozen look-ups for each state on the way, however many solutions pass it
 * @example
 * const threeAway = applyMoves(SOLVED, parseMoves("R2 U2 R2"));
 * const graph = solutionGraph(threeAway, buildDistanceTable({ metric: "HTM" }));
 * graph.solutions // → 2
 * graph.states.map(({ distance }) => distance) // → [3, 2, 2, 1, 1, 0]
 */
export function solutionGraph(state: State, table: DistanceTable): SolutionGraph {
  const visits = collectVisits(rankState(state), table);
  const distance = ({ index }: Visit) => table.distance(index);
  // Whatever leads to a visit is farther away, and so comes before it.
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
    // In QTM, after the first U of a U2 only another U would lead on.
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

/** Every visit of a walk that gets nearer with each turn, the start first. */
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
