import { fromMixedRadix, toMixedRadix } from "#lib/indexing/mixed-radix.ts";
import { modulo } from "../widget/modulo.ts";
import type { WheelCount } from "./carry-motion.ts";

/** What a reader can do with a row of digits, the most significant first. */
export type DigitsAction =
  /** Turns one digit by itself, past its last value back to 0; nothing is carried. */
  | { type: "turn"; at: number; by: number }
  | { type: "set-digits"; digits: readonly number[] }
  | { type: "set-number"; number: number };

/**
 * The digits after an action; the same array if nothing changes.
 * @param radices  the number of values of each digit
 */
export function updateDigits(
  digits: readonly number[],
  radices: readonly number[],
  action: DigitsAction,
): readonly number[] {
  const next = change(digits, radices, action);
  return String(next) === String(digits) ? digits : next;
}

function change(
  digits: readonly number[],
  radices: readonly number[],
  action: DigitsAction,
): readonly number[] {
  switch (action.type) {
    case "turn": {
      const { at, by } = action;
      return digits.with(at, modulo(digits[at] + by, radices[at]));
    }
    case "set-digits":
      return action.digits;
    case "set-number":
      return toMixedRadix(action.number, radices);
  }
}

/** What a reader can do with wheels: also count by one, with its carries. */
export type WheelAction = DigitsAction | { type: "step"; by: 1 | -1 };

/** A count after an action, which rolls over; the same object if nothing changes. */
export function updateWheels<Count extends WheelCount>(
  count: Count,
  radices: readonly number[],
  action: WheelAction,
): Count {
  if (action.type === "step") {
    const { by } = action;
    const digits = toMixedRadix(fromMixedRadix(count.digits, radices) + by, radices);
    return { ...count, digits, how: by === 1 ? "up" : "down" };
  }
  const digits = updateDigits(count.digits, radices, action);
  if (digits === count.digits && count.how === "set") return count;
  return { ...count, digits, how: "set" };
}
