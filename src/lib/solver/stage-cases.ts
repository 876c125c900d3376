import { rankState, unrankState } from "../puzzle/coordinates.ts";
import { type Goal, goalStates } from "../puzzle/goals.ts";
import { multiplyStickers } from "../puzzle/sticker-moves.ts";
import { fromStickers, toStickers } from "../puzzle/stickers.ts";
import { allSymmetries, isMirrored, symmetricIndex } from "../puzzle/symmetries.ts";
import { moveTables, stateAfterMove } from "../tables/move-tables.ts";

/** The goals between which a stage leads. */
export interface StageGoals {
  readonly from: Goal;
  readonly to: Goal;
  /** Whether mirror images count as one case; cubers count two. Default: false. */
  readonly mirrored?: boolean;
}

/** The turn that preserves a solved D layer or D face. */
const U = 6;

/**
 * The cases of a stage. A person learns an algorithm for each case.
 *
 * Two states are the same case if they differ by turns of the last layer before or after the
 * algorithm, by a rotation of the whole cube, or by exchanging pieces that the goal does not
 * distinguish.
 *
 * @param goals  the goal before the stage, `from`, and after it, `to`. All states of `from`
 *               have the D face complete; `to` is `solved`, `oriented` or `faces`, whose
 *               states differ only by exchanges of pieces.
 * @returns      the indices of each case’s states, in ascending order; the cases in the order
 *               of their first states, without the one that a turn of the last layer solves
 * @throws {RangeError} when a goal is unknown, or a turn of the last layer destroys `from`
 * @cost         each state of `from` is visited once, a few with all 48 symmetries: a fraction
 *               of a second
 * @example
 * stageCases({ from: "layer", to: "oriented" }).length // → 7
 * stageCases({ from: "layer", to: "oriented", mirrored: true }).length // → 6
 * stageCases({ from: "oriented", to: "solved" }).length // → 2
 * stageCases({ from: "faces", to: "solved" }).length // → 5
 */
export function stageCases({ from, to, mirrored = false }: StageGoals): number[][] {
  const starts = goalStates(from);
  const goals = goalStates(to);
  const amongStarts = new Set(starts);
  const amongGoals = new Set(goals);
  if (!starts.every((start) => amongStarts.has(afterU(start)))) {
    throw new RangeError(
      `U destroys the goal ${from}; expected one that turns of the last layer preserve`,
    );
  }
  const interchangeable = exchanges(
    amongStarts,
    goals.length > 1 ? goals : lastLayerTurns(goals[0]),
  );
  const symmetries = allSymmetries().filter(
    (symmetry) =>
      (mirrored || !isMirrored(symmetry)) &&
      [amongStarts, amongGoals].every((states) =>
        [...states].every((index) => states.has(symmetricIndex(index, symmetry))),
      ),
  );
  const caseOf = new Map<number, number>();
  const cases: number[][] = [];
  for (const start of starts) {
    if (caseOf.has(start)) continue;
    const states: number[] = [];
    const queue = [start];
    for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
      if (caseOf.has(state)) continue;
      for (const same of interchangeable(state)) {
        caseOf.set(same, cases.length);
        states.push(same);
      }
      queue.push(
        afterU(state),
        ...symmetries.map((one) => symmetricIndex(state!, one)),
      );
    }
    cases.push(states.sort((a, b) => a - b));
  }
  return cases.filter((_, i) => i !== caseOf.get(goals[0]));
}

function afterU(state: number): number {
  return stateAfterMove(moveTables(), state, U);
}

/** A state, and the states after one to three turns of the last layer. */
function lastLayerTurns(state: number): Uint32Array {
  const states = [state];
  while (states.length < 4) states.push(afterU(states[states.length - 1]));
  return Uint32Array.from(states);
}

/** Returns the states after exchanging pieces as in each of the goals. */
function exchanges(
  starts: ReadonlySet<number>,
  goals: Uint32Array,
): (state: number) => readonly number[] {
  const asGoals = Array.from(goals, (index) => toStickers(unrankState(index)));
  return (state) => {
    const stickers = toStickers(unrankState(state));
    return asGoals
      .map((goal) => rankState(fromStickers(multiplyStickers(goal, stickers))))
      .filter((index) => starts.has(index));
  };
}
