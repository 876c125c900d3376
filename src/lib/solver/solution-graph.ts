import { N_MOVES, NO_FACE } from "../puzzle/moves.ts";
import { rankState } from "../puzzle/coordinates.ts";
import type { State } from "../puzzle/state.ts";
import type { DistanceTable } from "../tables/distance-table.ts";
import { moveTables, stateAfterMove } from "../tables/move-tables.ts";
import { stepsNearer } from "./optimal-solutions.ts";

/** A state that some shortest solution passes. */
export interface SolutionNode {
  readonly index: number;
  /** Turns from here to the nearest goal, which is solved where the table has no others. */
  readonly distance: number;
  /** How many of the solutions pass it. */
  readonly solutions: number;
}

/** A turn that some shortest solution makes, from one passed state to another. */
export interface SolutionEdge {
  readonly from: number;
  readonly to: number;
  readonly move: number;
  /** How many of the solutions make it. */
  readonly solutions: number;
}

/** All shortest solutions of a state, drawn together where they meet. */
export interface SolutionGraph {
  /**
   * The start first, and none before one that is farther away; none at all where no
   * moves lead to a goal.
   */
  readonly states: readonly SolutionNode[];
  readonly turns: readonly SolutionEdge[];
  /** How many shortest solutions there are: as `countOptimalSolutions` says. */
  readonly solutions: number;
}

/** A state, and the face that the turn before has barred. */
interface Visit {
  readonly index: number;
  readonly barred: number;
  /** How many ways lead here from the start, and from here to solved. */
  fromStart: number;
  toSolved: number;
  readonly next: { readonly move: number; readonly visit: Visit }[];
}

/**
 * The graph of all shortest solutions: as many paths lead through it from the state to
 * solved as there are solutions.
 *
 * @param state  not mutated
 * @param table  its metric says what is short
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
  const visits = visitAll(rankState(state), table);
  const distance = ({ index }: Visit) => table.distance(index);
  // All that lead to a visit are farther away, so that they come before it.
  visits.sort((a, b) => distance(b) - distance(a));
  visits[0].fromStart = 1;
  for (const { fromStart, next } of visits) {
    for (const { visit } of next) visit.fromStart += fromStart;
  }
  for (const visit of visits.toReversed()) {
    visit.toSolved =
      distance(visit) === 0
        ? 1
        : visit.next.reduce((sum, { visit: { toSolved } }) => sum + toSolved, 0);
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

/** Every visit that a walk ever nearer to solved can make, the start first. */
function visitAll(start: number, table: DistanceTable): Visit[] {
  const tables = moveTables();
  const { nearerMove, barredAfter } = stepsNearer(table);
  const visits = new Map<string, Visit>();
  const reach = (index: number, barred: number): Visit => {
    const name = `${index} ${barred}`;
    const visit = visits.get(name) ?? newVisit(index, barred);
    visits.set(name, visit);
    return visit;
  };
  reach(start, NO_FACE);
  // The map grows while it is gone through.
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
