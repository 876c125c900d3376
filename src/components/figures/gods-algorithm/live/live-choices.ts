import { type Goal, GOALS } from "#lib/puzzle/goals.ts";
import { HTM_MOVES, QTM_MOVES } from "#lib/puzzle/moves.ts";
import { subsetOf } from "#kit/cube/move-subset.ts";

/** A named goal, or the reader's own pattern. */
export type GoalChoice = Goal | "own";

export const GOAL_CHOICES: readonly GoalChoice[] = [...GOALS, "own"];

/** A goal's name on its button, and its definition. */
export const GOAL_TEXTS: Readonly<
  Record<GoalChoice, { readonly name: string; readonly description: string }>
> = {
  solved: { name: "solved", description: "every face in its own colour" },
  oriented: {
    name: "oriented",
    description:
      "the D layer solved and the U face all U, with the upper pieces in any permutation",
  },
  faces: {
    name: "U and D",
    description: "the D face all D and the U face all U, whatever is on the sides",
  },
  layer: {
    name: "a layer",
    description: "the D layer solved, the upper layer in any state",
  },
  home: {
    name: "positions",
    description: "each piece in its own position, with any twist",
  },
  face: { name: "D face", description: "the D face all D, the rest in any state" },
  untwisted: {
    name: "untwisted",
    description: "no piece twisted, in any permutation",
  },
  anyFace: {
    name: "any face",
    description: "any face all in one colour",
  },
  own: { name: "your own", description: "your own pattern" },
};

/** Named sets of moves, from the largest to the smallest. */
export const MOVE_SETS: readonly {
  readonly subset: number;
  readonly name: string;
  readonly description: string;
}[] = [
  { moves: HTM_MOVES, name: "all nine", description: "all nine moves" },
  {
    moves: HTM_MOVES.filter((move) => move !== 1),
    name: "no F2",
    description: "all moves but F2",
  },
  { moves: QTM_MOVES, name: "quarter", description: "quarter turns alone" },
  { moves: [0, 3, 6], name: "clockwise", description: "clockwise quarter turns alone" },
  { moves: [3, 4, 5, 6, 7, 8], name: "R and U", description: "turns of R and U alone" },
  { moves: [3, 6], name: "R, U ↻", description: "clockwise R and U alone" },
  { moves: [1, 4, 7], name: "half", description: "half turns alone" },
  { moves: [6, 7, 8], name: "only U", description: "turns of U alone" },
].map(({ moves, ...words }) => ({ subset: subsetOf(moves), ...words }));
