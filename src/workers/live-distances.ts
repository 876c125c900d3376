import { N_STATES, rankState, unrankState } from "../lib/puzzle/coordinates.ts";
import { matchStates } from "../lib/puzzle/goal-patterns.ts";
import { type Goal, goalStates } from "../lib/puzzle/goals.ts";
import { applyMoves, invertMoves } from "../lib/puzzle/moves.ts";
import { optimalSolutions } from "../lib/solver/optimal-solutions.ts";
import {
  buildDistanceTable,
  type DistanceTable,
} from "../lib/tables/distance-table.ts";

/** A page's question: how far all states are from a goal with a given set of moves. */
export interface LiveQuestion {
  /** The allowed moves, each counting as one step. */
  readonly moves: readonly number[];
  /** A named goal, or a pattern of 24 stickers. */
  readonly goal: { readonly name: Goal } | { readonly pattern: string };
  /** The index of the reader's cube. */
  readonly cube: number;
}

export interface LiveAnswer {
  /** The question answered, so that an answer is never shown for another question. */
  readonly to: LiveQuestion;
  /** The number of states at each distance; empty when no state matches the pattern. */
  readonly histogram: readonly number[];
  /** The number of states from which the goal can be reached. */
  readonly reached: number;
  /** The distance of the reader's cube; -1 when the goal can't be reached from it. */
  readonly distance: number;
  /** A shortest solution; also empty when there is none. */
  readonly way: readonly number[];
  /**
   * Another cube from which the goal can be reached, drawn at random for each answer;
   * undefined when it can be reached from all states, or from no other.
   */
  readonly other?: number;
  /** The time to build the table. */
  readonly milliseconds: number;
}

/** More than the greatest distance from any goal, however few moves are allowed. */
const STEPS = 60;

/** After this many draws of the reader's cube, it is taken to be the only state. */
const DRAWS = 100;

/** The answer when no state matches the pattern. */
const NONE = { histogram: [], reached: 0, distance: -1, way: [], milliseconds: 0 };

/**
 * Returns a function that answers questions and caches the last goal and the last table:
 * turning the cube needs no new table, and changing the moves no new goal.
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
 * Takes a random walk from a goal, undoing an allowed move at each step: wherever it ends,
 * the allowed moves lead back to the goal.
 */
function drawOther(
  { moves, cube }: LiveQuestion,
  goals: Uint32Array,
): number | undefined {
  for (let draw = 0; draw < DRAWS; draw++) {
    // The length varies: repeating a single turn comes back after four.
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
