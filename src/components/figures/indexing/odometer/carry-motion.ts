import type { Count } from "./count-model.ts";

/** Milliseconds for a wheel to roll by one face. */
export const ROLL_TIME = 220;

/** The delay for each further wheel that a carry reaches. */
const CARRY_TIME = 90;

/** Steps in faster succession than this are shown without waiting for the carry. */
export const QUICK = 300;

/** When the carry of the last step reaches a wheel, counted from the left. */
export function carryDelay({ digits, how }: Count, wheel: number): number {
  return how === "set" || how === "cut" ? 0 : (digits.length - 1 - wheel) * CARRY_TIME;
}
