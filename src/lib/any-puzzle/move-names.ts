import { describe } from "../indexing/check-input.ts";
import {
  compose,
  invert,
  type Layout,
  orderOf,
  power,
  type Transformation,
} from "./layout.ts";
import type { Metric } from "../puzzle/moves.ts";

/** A move of one step: its name, what it does, and how often its move is made. */
export interface Step {
  readonly name: string;
  readonly turn: Transformation;
  /** Which of the listed moves it is made of, and how often; -1 for once backwards. */
  readonly move: number;
  readonly times: number;
}

/** More powers of one move than these are no turns of a hand. */
const MAX_POWERS = 1000;

/**
 * The steps of a metric: in HTM every power of a listed move, in QTM the move and its
 * inverse. What does the same as a step before, or nothing, is left out.
 *
 * @throws {RangeError} when the powers of a move are too many
 */
export function stepsOf(
  moves: ReadonlyMap<string, Transformation>,
  layout: Layout,
  metric: Metric,
): Step[] {
  const steps: Step[] = [];
  const listed = new Map([...moves].map(([name, turn]) => [keyOf(turn), name]));
  const seen = new Set<string>();
  for (const [move, [name, turn]] of [...moves].entries()) {
    const order = orderOf(turn, layout);
    if (metric === "HTM" && order > MAX_POWERS) {
      throw new RangeError(
        `move ${describe(name)} has ${order - 1n} powers; expected ${MAX_POWERS} at most`,
      );
    }
    if (order === 1n) continue;
    if (metric === "QTM") {
      addStep(name, turn, move, 1);
      addStep(powerName(name, -1), invert(turn, layout), move, -1);
      continue;
    }
    let made = turn;
    for (let times = 1; times < Number(order); times++) {
      const back = times - Number(order);
      addStep(powerName(name, times <= -back ? times : back), made, move, times);
      made = compose(made, turn, layout);
    }
  }
  return steps;

  function addStep(
    name: string,
    turn: Transformation,
    move: number,
    times: number,
  ): void {
    const key = keyOf(turn);
    if (seen.has(key)) return;
    seen.add(key);
    steps.push({ name: listed.get(key) ?? name, turn, move, times });
  }
}

/** The name of a move made several times, backwards where it is negative: U2, U', U2'. */
export function powerName(name: string, times: number): string {
  const base = /[\d']$/.test(name) ? `(${name})` : name;
  const count = Math.abs(times);
  if (times === 1) return name;
  return `${base}${count === 1 ? "" : count}${times < 0 ? "'" : ""}`;
}

/**
 * The move with this name: a listed one, or a power of one, as in U2, U', U2' and (M1)2.
 *
 * @throws {RangeError} when there is no such move
 */
export function findMove(
  name: string,
  moves: ReadonlyMap<string, Transformation>,
  layout: Layout,
): Transformation {
  if (typeof name !== "string") {
    throw new TypeError(`a move is ${describe(name)}; expected its name`);
  }
  const listed = moves.get(name);
  if (listed !== undefined) return listed;
  const [, base = "", count = "", back = ""] = /^(.*?)(\d*)('?)$/s.exec(name) ?? [];
  const turn = moves.get(base) ?? moves.get(base.replace(/^\((.*)\)$/s, "$1"));
  if (turn === undefined || count.length > 9) {
    const names = [...moves.keys()].slice(0, 10).join(" ");
    throw new RangeError(
      `there is no move ${describe(name)}; expected one of ${names}`,
    );
  }
  const times = count === "" ? 1 : Number(count);
  return power(back === "" ? turn : invert(turn, layout), times, layout);
}

function keyOf({ source, twist }: Transformation): string {
  return `${source.join()};${twist.join()}`;
}
