/** The number on the wheels, and the step that led to it. */
export interface WheelCount {
  /** One per wheel, the most significant first. */
  readonly digits: readonly number[];
  /**
   * How the wheels were last changed: by one step up or down, by hand, or reduced to the
   * largest number because these wheels cannot show the previous one.
   */
  readonly how: "up" | "down" | "set" | "cut";
}

/** Milliseconds for a wheel to roll by one face. */
export const ROLL_MS = 220;

/** The delay for each further wheel that a carry reaches. */
const CARRY_TIME = 90;

/** Steps in faster succession than this are shown without waiting for the carry. */
export const QUICK_MS = 300;

/** When the carry of the last step reaches a wheel, counted from the left. */
export function carryDelay({ digits, how }: WheelCount, wheel: number): number {
  return how === "set" || how === "cut" ? 0 : (digits.length - 1 - wheel) * CARRY_TIME;
}
