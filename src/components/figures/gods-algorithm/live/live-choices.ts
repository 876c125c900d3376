import { type Goal, GOALS } from "../../../../lib/puzzle/goals.ts";
import { HTM_MOVES, QTM_MOVES } from "../../../../lib/puzzle/moves.ts";
import { subsetOf } from "../../../kit/cube/move-subset.ts";

/** A named goal, or the reader's own pattern. */
export type GoalChoice = Goal | "own";

export const GOAL_CHOICES: readonly GoalChoice[] = [...GOALS, "own"];

/** A goal's name on its card, and its definition. */
export const GOAL_TEXTS: Readonly<
  Record<GoalChoice, { readonly name: string; readonly asks: string }>
> = {
  solved: { name: "solved", asks: "every face in its own colour" },
  oriented: {
    name: "oriented",
    asks: "the D layer done and the U face all U, however the upper pieces are permuted",
  },
  faces: {
    name: "U and D",
    asks: "the D face all D and the U face all U, whatever is on the sides",
  },
  layer: { name: "a layer", asks: "the D layer done, the upper layer in any state" },
  home: { name: "at home", asks: "each piece in its own corner, twisted in any way" },
  face: { name: "D face", asks: "the D face all D, the rest in any state" },
  untwisted: {
    name: "untwisted",
    asks: "no piece twisted, in whatever order they are",
  },
  anyFace: {
    name: "any face",
    asks: "one face all in one colour, whichever face and whichever colour",
  },
  own: { name: "your own", asks: "your own pattern" },
};

/** Named sets of moves, from the largest to the smallest, for dragging through them. */
export const MOVE_SETS: readonly {
  readonly subset: number;
  readonly name: string;
  readonly says: string;
}[] = [
  { moves: HTM_MOVES, name: "all nine", says: "all nine moves" },
  {
    moves: HTM_MOVES.filter((move) => move !== 1),
    name: "no F2",
    says: "all moves but F2",
  },
  { moves: QTM_MOVES, name: "quarter", says: "quarter turns alone" },
  { moves: [0, 3, 6], name: "clockwise", says: "clockwise quarter turns alone" },
  { moves: [3, 4, 5, 6, 7, 8], name: "R and U", says: "turns of R and U alone" },
  { moves: [3, 6], name: "R, U ↻", says: "clockwise R and U alone" },
  { moves: [1, 4, 7], name: "half", says: "half turns alone" },
  { moves: [6, 7, 8], name: "only U", says: "turns of U alone" },
].map(({ moves, ...words }) => ({ subset: subsetOf(moves), ...words }));
