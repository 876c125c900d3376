import { N_MOVES } from "#lib/puzzle/moves.ts";
import { ANY_COLOUR } from "#lib/puzzle/goal-patterns.ts";
import { FACELETS, FACES } from "#lib/puzzle/corners.ts";
import type { LiveAnswer, LiveQuestion } from "#src/workers/live-distances.ts";
import { movesIn, subsetOf } from "#kit/cube/move-subset.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { type GoalChoice, GOAL_CHOICES } from "./live-choices.ts";
import { goalDescription, movesDescription } from "./live-text.ts";

export interface LiveState {
  /** The allowed moves: bit m represents move m. */
  readonly subset: number;
  readonly goal: GoalChoice;
  /** The reader's own pattern, kept while another goal is selected: 24 letters or dots. */
  readonly own: string;
}

export type LiveAction =
  /** Allows moves, or forbids them if all are allowed. */
  | { type: "switch"; moves: readonly number[] }
  | { type: "moves"; subset: number }
  | { type: "goal"; goal: GoalChoice }
  | { type: "paint"; place: number; colour: string }
  | { type: "pattern"; own: string };

export const ALL_MOVES = 2 ** N_MOVES - 1;

/** The colours of a solved cube on the 24 facelets. */
export const HOME_COLOURS: readonly string[] = FACELETS.map(({ face }) => face);

/** A pattern of two adjacent pieces, DFL and DBL. */
const TWO_PIECES = "..........F.D.D...LL...B";

const PATTERN = new RegExp(`^[${FACES.join("")}${ANY_COLOUR}]{${FACELETS.length}}$`);

export const liveModel: WidgetModel<LiveState, LiveAction> = {
  key: "live",
  version: 1,
  initial: { subset: ALL_MOVES, goal: "solved", own: TWO_PIECES },

  update(state, action) {
    switch (action.type) {
      case "switch": {
        const moves = subsetOf(action.moves);
        const areOn = (state.subset & moves) === moves;
        return change(state, {
          subset: areOn ? state.subset & ~moves : state.subset | moves,
        });
      }
      case "moves":
        return change(state, { subset: action.subset });
      case "goal":
        return change(state, { goal: action.goal });
      case "paint":
        return change(state, {
          own: [...state.own].with(action.place, action.colour).join(""),
        });
      case "pattern":
        return change(state, { own: action.own });
    }
  },

  encode({ subset, goal, own }) {
    const text = `${subset}-${goal}`;
    return own === TWO_PIECES ? text : `${text}-${own}`;
  },

  decode(text) {
    const match = /^(\d{1,3})-(\w+)(?:-(.*))?$/.exec(text);
    if (!match) {
      throw new Error(
        "it should be a set of moves and a goal, and optionally a pattern, such as 511-layer",
      );
    }
    const subset = Number(match[1]);
    if (subset > ALL_MOVES) {
      throw new Error(`the set of moves should be a number from 0 to ${ALL_MOVES}`);
    }
    const goal = GOAL_CHOICES.find((choice) => choice === match[2]);
    if (goal === undefined) {
      throw new Error(`the goal should be one of ${GOAL_CHOICES.join(", ")}`);
    }
    const own = match[3] ?? TWO_PIECES;
    if (!PATTERN.test(own)) {
      throw new Error(
        `a pattern should be ${FACELETS.length} letters, ${FACES.join(" ")} or dots`,
      );
    }
    return { subset, goal, own };
  },

  describe: ({ subset, goal }) =>
    `Allowed: ${movesDescription(subset)}. Goal: ${goalDescription(goal)}.`,
};

function change(state: LiveState, to: Partial<LiveState>): LiveState {
  const next = { ...state, ...to };
  const isSame =
    next.subset === state.subset && next.goal === state.goal && next.own === state.own;
  return isSame ? state : next;
}

/** The question to the worker. */
export function liveQuestion(state: LiveState, cube: number): LiveQuestion {
  const { subset, goal, own } = state;
  return {
    moves: movesIn(subset),
    goal: goal === "own" ? { pattern: own } : { name: goal },
    cube,
  };
}

/** Whether an answer is for this question. */
export function isAnswerTo(
  { moves, goal, cube }: LiveQuestion,
  { question: to }: Pick<LiveAnswer, "question">,
): boolean {
  return (
    to.cube === cube &&
    to.moves.join() === moves.join() &&
    JSON.stringify(to.goal) === JSON.stringify(goal)
  );
}
