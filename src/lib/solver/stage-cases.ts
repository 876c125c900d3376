import { rankState, unrankState } from "../puzzle/coordinates.ts";
import { type Goal, goalStates } from "../puzzle/goals.ts";
import { multiplyStickers } from "../puzzle/sticker-moves.ts";
import { fromStickers, toStickers } from "../puzzle/stickers.ts";
import { allSymmetries, isMirrored, symmetricState } from "../puzzle/symmetries.ts";
import { moveTables, stateAfterMove } from "../tables/move-tables.ts";

/** Which goals a stage leads from and to. */
export interface StageGoals {
  readonly from: Goal;
  readonly to: Goal;
  /** Whether mirror images are one case; cubers count them as two. Default: false. */
  readonly mirrored?: boolean;
}

/** The turn that leaves a finished D layer or D face as it is. */
const U = 6;

/**
 * The cases of a stage: what a solver has to tell apart, and to know a way for.
 *
 * Two states are the same case when one becomes the other by turns of the last layer before
 * or after it is solved, by turning the whole cube, or by exchanging pieces that the goal
 * does not tell apart.
 *
 * @param goals  `from` has been reached before the stage, `to` after it. All that has
 *               reached `from` has the D face done, and `to` is `solved`, `oriented` or
 *               `faces`: exchanging pieces makes any of its states into any other.
 * @returns      the numbers of each case’s states, in ascending order; the cases in the order
 *               of their first states, without the one that a turn of the last layer solves
 * @throws {RangeError} when there is no such goal, or a turn of the last layer undoes `from`
 * @cost         each state of `from` is made from another once, and a few of them are seen
 *               from 48 sides: a fraction of a second
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
      `U undoes the goal ${from}: its states have no last layer to be turned`,
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
        [...states].every((index) => states.has(symmetricState(index, symmetry))),
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
        ...symmetries.map((one) => symmetricState(state!, one)),
      );
    }
    cases.push(states.sort((a, b) => a - b));
  }
  return cases.filter((_, i) => i !== caseOf.get(goals[0]));
}

function afterU(state: number): number {
  return stateAfterMove(moveTables(), state, U);
}

/** A state, and what up to three turns of the last layer make of it. */
function lastLayerTurns(state: number): Uint32Array {
  const states = [state];
  while (states.length < 4) states.push(afterU(states[states.length - 1]));
  return Uint32Array.from(states);
}

/** What a state becomes by exchanging its pieces as in each of the goals. */
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
