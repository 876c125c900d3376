import { N_STATES, rankState, unrankState } from "../lib/puzzle/coordinates.ts";
import { matchStates } from "../lib/puzzle/goal-patterns.ts";
import { type Goal, goalStates } from "../lib/puzzle/goals.ts";
import { applyMoves, invertMoves } from "../lib/puzzle/moves.ts";
import { shortestSolutions } from "../lib/solver/shortest-solutions.ts";
import {
  buildDistanceTable,
  type DistanceTable,
} from "../lib/tables/distance-table.ts";

/** A request for the distances of all states from a goal, with a set of moves. */
export interface LiveQuestion {
  /** The allowed moves; each counts as one. */
  readonly moves: readonly number[];
  /** A named goal, or a pattern of 24 stickers. */
  readonly goal: { readonly name: Goal } | { readonly pattern: string };
  /** The index of the reader's cube. */
  readonly cube: number;
}

export interface LiveAnswer {
  /** The question, so that an answer is never displayed for another one. */
  readonly question: LiveQuestion;
  /** The number of states at each distance; empty when no state matches the pattern. */
  readonly histogram: readonly number[];
  /** The number of states from which the goal can be reached. */
  readonly reachable: number;
  /** The distance of the reader's cube; Infinity when the goal can't be reached from it. */
  readonly distance: number;
  /** A shortest solution; also empty when there is none. */
  readonly solution: readonly number[];
  /**
   * A random other state from which the goal can be reached; undefined when it can be reached
   * from all states, or from no other.
   */
  readonly other?: number;
  /** The time to build the table. */
  readonly milliseconds: number;
}

/** The minimum length of a random walk: more than the greatest distance with any moves. */
const MIN_WALK = 60;

/** After this many draws of the reader's cube, it is assumed to be the only state. */
const MAX_DRAWS = 100;

/** The answer when no state matches the pattern. */
const NO_GOALS = {
  histogram: [],
  reachable: 0,
  distance: Infinity,
  solution: [],
  milliseconds: 0,
};

/**
 * Returns a function that answers questions. It caches the last goal and the last table.
 */
export function createLiveDistances(): (question: LiveQuestion) => LiveAnswer {
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
    if (goals.states.length === 0) return { question, ...NO_GOALS };
    const key = `${moves.join()} ${goalKey}`;
    if (last?.key !== key) {
      const start = performance.now();
      const table = buildDistanceTable({ metric: "HTM", moves, goals: goals.states });
      last = { key, table, milliseconds: performance.now() - start };
    }
    const { table, milliseconds } = last;
    const reachable = table.histogram.reduce((sum, count) => sum + count);
    const [way = []] = shortestSolutions(unrankState(cube), table);
    return {
      question,
      histogram: table.histogram,
      reachable,
      distance: table.distance(cube),
      solution: way,
      other: reachable < N_STATES ? randomOther(question, goals.states) : undefined,
      milliseconds,
    };
  };
}

function statesOf(goal: LiveQuestion["goal"]): Uint32Array {
  return "name" in goal ? goalStates(goal.name) : matchStates(goal.pattern);
}

/**
 * Takes a random walk of inverse moves from a goal: from its end the allowed moves lead back to
 * the goal.
 */
function randomOther(
  { moves, cube }: LiveQuestion,
  goals: Uint32Array,
): number | undefined {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    // The length varies, as a single repeated turn has order 4.
    const length = moves.length > 0 ? MIN_WALK + randomBelow(4) : 0;
    const moveList = Array.from({ length }, () => moves[randomBelow(moves.length)]);
    const goal = unrankState(goals[randomBelow(goals.length)]);
    const state = rankState(applyMoves(goal, invertMoves(moveList)));
    if (state !== cube) return state;
  }
  return undefined;
}

function randomBelow(n: number): number {
  return Math.floor(Math.random() * n);
}
