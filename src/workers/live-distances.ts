import { N_STATES, rankState, unrankState } from "../lib/puzzle/coordinates.ts";
import { matchStates } from "../lib/puzzle/goal-patterns.ts";
import { type Goal, goalStates } from "../lib/puzzle/goals.ts";
import { applyMoves, invertMoves } from "../lib/puzzle/moves.ts";
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
  /**
   * Another cube that can get there, drawn anew for each answer; none when all can, or
   * when there is no other.
   */
  readonly other?: number;
  /** How long the table took. */
  readonly milliseconds: number;
}

/** More steps than from any goal to the farthest state, with however few moves. */
const STEPS = 60;

/** How often a state is drawn before none but the reader's is believed to be there. */
const DRAWS = 100;

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
    const reached = table.histogram.reduce((sum, count) => sum + count);
    const [way = []] = optimalSolutions(unrankState(cube), table);
    return {
      to: question,
      histogram: table.histogram,
      reached,
      distance: table.distance(cube),
      way,
      other: reached < N_STATES ? drawOther(question, goals.states) : undefined,
      milliseconds,
    };
  };
}

function statesOf(goal: LiveQuestion["goal"]): Uint32Array {
  return "name" in goal ? goalStates(goal.name) : matchStates(goal.pattern);
}

/**
 * Walks at random from a goal, each step an allowed move undone: from wherever that
 * ends, the allowed moves lead to the goal.
 */
function drawOther(
  { moves, cube }: LiveQuestion,
  goals: Uint32Array,
): number | undefined {
  for (let draw = 0; draw < DRAWS; draw++) {
    // Not always as many: the same turn again and again comes back after four.
    const length = moves.length > 0 ? STEPS + drawBelow(4) : 0;
    const way = Array.from({ length }, () => moves[drawBelow(moves.length)]);
    const goal = unrankState(goals[drawBelow(goals.length)]);
    const state = rankState(applyMoves(goal, invertMoves(way)));
    if (state !== cube) return state;
  }
  return undefined;
}

function drawBelow(n: number): number {
  return Math.floor(Math.random() * n);
}
