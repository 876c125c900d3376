import type { Count } from "./count-model.ts";

/** Milliseconds in which a wheel rolls by one face. */
export const ROLL_TIME = 220;

/** How much later each wheel starts that a carry reaches. */
const CARRY_TIME = 90;

/** Steps that follow each other faster than this are shown without waiting for the carry. */
export const QUICK = 300;

/** When the carry of the last step reaches a wheel, counted from the left. */
export function carryDelay({ digits, how }: Count, wheel: number): number {
  return how === "set" || how === "cut" ? 0 : (digits.length - 1 - wheel) * CARRY_TIME;
}
