import { unrankState } from "../lib/puzzle/coordinates.ts";
import { fittingStates } from "../lib/puzzle/goal-patterns.ts";
import { type Goal, goalStates } from "../lib/puzzle/goals.ts";
import { optimalSolutions } from "../lib/solver/optimal-solutions.ts";
import {
  buildDistanceTable,
  type DistanceTable,
} from "../lib/tables/distance-table.ts";

/** What a page asks: how far all states are from a goal when some moves are allowed. */
export interface LiveQuestion {
  /** The moves allowed, each of them one step. */
  readonly moves: readonly number[];
  /** A goal with a name, or a pattern of 24 places. */
  readonly goal: { readonly name: Goal } | { readonly pattern: string };
  /** The number of the reader's cube. */
  readonly cube: number;
}

export interface LiveAnswer {
  /** The question, so that an answer is never shown for another. */
  readonly to: LiveQuestion;
  /** How many states there are at each distance; empty when none fits the pattern. */
  readonly histogram: readonly number[];
  /** How many states can get to the goal. */
  readonly reached: number;
  /** How far the reader's cube is; -1 when no moves lead from it to the goal. */
  readonly distance: number;
  /** One of the shortest ways; empty too where there is none. */
  readonly way: readonly number[];
  /** How long the table took. */
  readonly milliseconds: number;
}

/** The answer when no state fits the pattern. */
const NONE = { histogram: [], reached: 0, distance: -1, way: [], milliseconds: 0 };

/**
 * Makes an answerer that keeps the last goal and the last table: to turn the cube asks
 * for no new table, and to change the moves for no new goal.
 */
export function liveDistances(): (question: LiveQuestion) => LiveAnswer {
  let goals: { readonly key: string; readonly states: Uint32Array } | undefined;
  let last:
    | {
        readonly key: string;
        readonly table: DistanceTable;
        readonly milliseconds: number;
      }
    | undefined;

  return (question) => {
    const { moves, goal, cube } = question;
    const goalKey = JSON.stringify(goal);
    if (goals?.key !== goalKey) goals = { key: goalKey, states: statesOf(goal) };
    if (goals.states.length === 0) return { to: question, ...NONE };
    const key = `${moves.join()} ${goalKey}`;
    if (last?.key !== key) {
      const start = performance.now();
      const table = buildDistanceTable({ metric: "HTM", moves, goals: goals.states });
      last = { key, table, milliseconds: performance.now() - start };
    }
    const { table, milliseconds } = last;
    const [way = []] = optimalSolutions(unrankState(cube), table);
    return {
      to: question,
      histogram: table.histogram,
      reached: table.histogram.reduce((sum, count) => sum + count),
      distance: table.distance(cube),
      way,
      milliseconds,
    };
  };
}

function statesOf(goal: LiveQuestion["goal"]): Uint32Array {
  return "name" in goal ? goalStates(goal.name) : fittingStates(goal.pattern);
}
