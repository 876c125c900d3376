import { unrankPermutation } from "../../../../lib/indexing/permutation.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import type { Counted } from "../../../kit/wheels/carry-motion.ts";
import type { WidgetModel } from "../../../kit/widget/model.ts";
import {
  capacity,
  facesOf,
  fromDigits,
  SYSTEMS,
  toDigits,
  type System,
} from "./number-system.ts";

export const MIN_WHEELS = 2;
export const MAX_WHEELS = 8;

export interface Count extends Counted {
  readonly system: System;
}

export type CountAction =
  | { type: "step"; by: 1 | -1 }
  | { type: "turn"; wheel: number; by: number }
  | { type: "set-digits"; digits: readonly number[] }
  | { type: "set-number"; number: number }
  | { type: "set-system"; system: System }
  | { type: "set-wheels"; wheels: number }
  | { type: "largest" };

export const countModel: WidgetModel<Count, CountAction> = {
  key: "count",
  version: 1,
  // Adding one to 47 carries through the four wheels on the right.
  initial: { system: "factorial", digits: toDigits("factorial", 47, 6), how: "set" },
  update,
  encode({ system, digits, how }) {
    return [system, digits.join(""), ...(how === "set" ? [] : [how])].join("-");
  },
  decode,
  describe,
};

function update(count: Count, action: CountAction): Count {
  const { system, digits } = count;
  switch (action.type) {
    case "step":
      return {
        ...count,
        digits: rollBy(digits, system, action.by),
        how: action.by === 1 ? "up" : "down",
      };
    case "turn":
      return set(count, turnWheel(digits, system, action.wheel, action.by));
    case "set-digits":
      return set(count, action.digits);
    case "set-number":
      return set(count, toDigits(system, action.number, digits.length));
    case "largest":
      return set(count, largestDigits(system, digits.length));
    case "set-system":
      return convert(count, action.system, digits.length);
    case "set-wheels":
      return convert(count, system, action.wheels);
  }
}

/** The number of faces of each wheel, from the left. */
export function facesOfWheels(system: System, wheels: number): number[] {
  return Array.from({ length: wheels }, (_, i) => facesOf(system, wheels - 1 - i));
}

/**
 * Turns the right-most wheel by one face. A wheel that passes from its last face to 0, or
 * back, moves the wheel to its left.
 */
export function rollBy(
  digits: readonly number[],
  system: System,
  by: 1 | -1,
): number[] {
  const faces = facesOfWheels(system, digits.length);
  const rolled = [...digits];
  for (let i = digits.length - 1; i >= 0; i--) {
    rolled[i] = (digits[i] + by + faces[i]) % faces[i];
    const carries = rolled[i] === (by === 1 ? 0 : faces[i] - 1);
    if (!carries) break;
  }
  return rolled;
}

/** Turns one wheel by hand, without carrying. */
function turnWheel(
  digits: readonly number[],
  system: System,
  wheel: number,
  by: number,
) {
  const faces = facesOf(system, digits.length - 1 - wheel);
  return digits.with(wheel, (((digits[wheel] + by) % faces) + faces) % faces);
}

export function largestDigits(system: System, wheels: number): number[] {
  return facesOfWheels(system, wheels).map((faces) => faces - 1);
}

/**
 * The number of wheels on the right that are on their last face: they carry at the next
 * step. The wheel with one face, which always carries, is not counted.
 */
export function wheelsOnTop({ system, digits }: Count): number {
  return countAtEnd(digits, largestDigits(system, digits.length), system);
}

/** The number of wheels on the right that carried at the last step, if it was one. */
export function wheelsCarried({ system, digits, how }: Count): number {
  if (how === "up")
    return countAtEnd(
      digits,
      digits.map(() => 0),
      system,
    );
  if (how === "down") return wheelsOnTop({ system, digits, how });
  return 0;
}

function countAtEnd(digits: readonly number[], end: readonly number[], system: System) {
  const stopped = digits.findLastIndex((digit, i) => digit !== end[i]);
  const withOneFace = system === "factorial" ? 1 : 0;
  return digits.length - 1 - stopped - withOneFace;
}

/** Whether a wheel, from the left, carried at the last step. */
export function hasCarried(count: Count, wheel: number): boolean {
  if (count.how === "up")
    return count.digits.slice(wheel).every((digit) => digit === 0);
  if (count.how !== "down") return false;
  const top = largestDigits(count.system, count.digits.length);
  return String(count.digits.slice(wheel)) === String(top.slice(wheel));
}

/** Whether every wheel is on its last face. */
export function isLargest({ system, digits }: Count): boolean {
  return String(digits) === String(largestDigits(system, digits.length));
}

/** Whether the last step carried out of the left-most wheel. */
export function rolledOver(count: Count): boolean {
  if (count.how === "up") return count.digits.every((digit) => digit === 0);
  return count.how === "down" && isLargest(count);
}

export function numberOfCount({ system, digits }: Count): number {
  return fromDigits(system, digits);
}

/** The permutation that factorial digits represent: pieces from 0. */
export function orderOf(count: Count): number[] {
  return unrankPermutation(numberOfCount(count), count.digits.length);
}

function set(count: Count, digits: readonly number[]): Count {
  const same = digits.every((digit, i) => digit === count.digits[i]);
  return same && count.how === "set" ? count : { ...count, digits, how: "set" };
}

function convert(count: Count, system: System, wheels: number): Count {
  if (system === count.system && wheels === count.digits.length) return count;
  const number = numberOfCount(count);
  const largest = capacity(system, wheels) - 1;
  return {
    system,
    digits: toDigits(system, Math.min(number, largest), wheels),
    how: number > largest ? "cut" : "set",
  };
}

const EXAMPLE = "a count looks like factorial-013210";

function decode(text: string): Count {
  const [, name, figures, how = "set"] =
    /^([a-z]+)-(\d+)(?:-(up|down|cut))?$/.exec(text) ?? [];
  if (name === undefined) throw new Error(EXAMPLE);
  const system = SYSTEMS.find((known) => known === name);
  if (!system)
    throw new Error(`it counts in “${name}”; expected one of ${SYSTEMS.join(", ")}`);
  const digits = Array.from(figures, Number);
  const wheels = digits.length;
  if (wheels < MIN_WHEELS || wheels > MAX_WHEELS) {
    throw new Error(
      `it has ${countWord(wheels, "wheel")}; ${MIN_WHEELS} to ${MAX_WHEELS} are possible`,
    );
  }
  const largest = largestDigits(system, wheels);
  const high = digits.findIndex((digit, i) => digit > largest[i]);
  if (high >= 0) {
    throw new Error(
      `wheel ${high + 1} shows ${digits[high]}, but its last face is ${largest[high]}`,
    );
  }
  const count: Count = { system, digits, how: how as Count["how"] };
  if (how === "cut" && !isLargest(count)) {
    throw new Error("it says “cut”, but the wheels do not stand on their last faces");
  }
  return count;
}

function describe(count: Count): string {
  const { system, digits } = count;
  const number = formatNumber(numberOfCount(count));
  const carried = wheelsCarried(count);
  const shown = `${number}, digits ${digits.join(" ")}`;
  const parts = [
    rolledOver(count)
      ? `Rolled over to ${shown}`
      : carried > 0
        ? `${shown}, a carry through ${countWord(carried, "wheel")}`
        : shown,
  ];
  if (system === "factorial") {
    parts.push(
      `order ${orderOf(count)
        .map((piece) => piece + 1)
        .join(" ")}`,
    );
  }
  return `${parts.join("; ")}.`;
}
