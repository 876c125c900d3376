import { unrankPermutation } from "#lib/indexing/permutation.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { WheelCount } from "#kit/wheels/carry-motion.ts";
import { updateWheels, type WheelAction } from "#kit/wheels/turn-digits.ts";
import { fromMixedRadix, toMixedRadix } from "#lib/indexing/mixed-radix.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import {
  capacity,
  countFaces,
  NUMBER_SYSTEMS,
  placeValue,
  type NumberSystem,
} from "./number-system.ts";

export const MIN_WHEELS = 2;
export const MAX_WHEELS = 8;

export interface OdometerState extends WheelCount {
  readonly system: NumberSystem;
}

export type OdometerAction =
  | WheelAction
  | { type: "set-system"; system: NumberSystem }
  | { type: "set-wheels"; wheels: number }
  | { type: "largest" };

export const odometerModel: WidgetModel<OdometerState, OdometerAction> = {
  key: "count",
  version: 1,
  initial: { system: "factorial", digits: [0, 0, 0, 0], how: "set" },
  update,
  encode({ system, digits, how }) {
    return [system, digits.join(""), ...(how === "set" ? [] : [how])].join("-");
  },
  decode,
  describe,
};

function update(count: OdometerState, action: OdometerAction): OdometerState {
  const { system, digits } = count;
  switch (action.type) {
    case "set-system":
      return convert(count, action.system, digits.length);
    case "set-wheels":
      return convert(count, system, action.wheels);
    case "largest":
      return update(count, {
        type: "set-digits",
        digits: largestDigits(system, digits.length),
      });
    default:
      return updateWheels(count, wheelFaceCounts(system, digits.length), action);
  }
}

/** The number of faces of each wheel, from the left. */
export function wheelFaceCounts(system: NumberSystem, wheels: number): number[] {
  return Array.from({ length: wheels }, (_, i) => countFaces(system, wheels - 1 - i));
}

export function largestDigits(system: NumberSystem, wheels: number): number[] {
  return wheelFaceCounts(system, wheels).map((faces) => faces - 1);
}

/** How many wheels carry at the next step, without the one that has a single face. */
export function countWheelsOnLastFace(count: OdometerState): number {
  return countCarries({ ...count, how: "down" });
}

/** The number of wheels on the right that carried at the last step. */
export function countCarries(count: OdometerState): number {
  const { system, digits } = count;
  const carried = carriedDigits(count);
  if (carried === undefined) return 0;
  const stopped = digits.findLastIndex((digit, i) => digit !== carried[i]);
  const withOneFace = system === "factorial" ? 1 : 0;
  return digits.length - 1 - stopped - withOneFace;
}

/** What the wheels that carried at the last step show; undefined if it was no step. */
function carriedDigits({ system, digits, how }: OdometerState) {
  if (how === "up") return digits.map(() => 0);
  return how === "down" ? largestDigits(system, digits.length) : undefined;
}

/**
 * How often to add one until a carry reaches the leftmost wheel; 0 when that has just
 * happened.
 */
export function countToLongestCarry(count: OdometerState): number {
  if (count.how === "up" && hasCarried(count, 1)) return 0;
  const period = placeValue(count.system, count.digits.length - 1);
  return period - (odometerNumber(count) % period);
}

/** Whether a wheel, from the left, carried at the last step. */
export function hasCarried(count: OdometerState, wheel: number): boolean {
  const carried = carriedDigits(count)?.slice(wheel);
  return String(carried) === String(count.digits.slice(wheel));
}

export function isLargest({ system, digits }: OdometerState): boolean {
  return String(digits) === String(largestDigits(system, digits.length));
}

/** Whether the last step carried out of the leftmost wheel. */
export function hasRolledOver(count: OdometerState): boolean {
  return hasCarried(count, 0);
}

export function odometerNumber({ system, digits }: OdometerState): number {
  return fromMixedRadix(digits, wheelFaceCounts(system, digits.length));
}

/** The permutation that factorial digits represent. Pieces count from 0. */
export function odometerPermutation(count: OdometerState): number[] {
  return unrankPermutation(odometerNumber(count), count.digits.length);
}

function convert(
  count: OdometerState,
  system: NumberSystem,
  wheels: number,
): OdometerState {
  if (system === count.system && wheels === count.digits.length) return count;
  const number = odometerNumber(count);
  const largest = capacity(system, wheels) - 1;
  return {
    system,
    digits: toMixedRadix(Math.min(number, largest), wheelFaceCounts(system, wheels)),
    how: number > largest ? "cut" : "set",
  };
}

const EXAMPLE = "a count looks like factorial-013210";

function decode(text: string): OdometerState {
  const [, name, figures, how = "set"] =
    /^([a-z]+)-(\d+)(?:-(up|down|cut))?$/.exec(text) ?? [];
  if (name === undefined) throw new Error(EXAMPLE);
  const system = NUMBER_SYSTEMS.find((known) => known === name);
  if (!system)
    throw new Error(
      `there is no number system “${name}”; expected one of ${NUMBER_SYSTEMS.join(", ")}`,
    );
  const digits = Array.from(figures, Number);
  const wheels = digits.length;
  if (wheels < MIN_WHEELS || wheels > MAX_WHEELS) {
    throw new Error(
      `${countWord(wheels, "wheel is", "wheels are")} given; expected ${MIN_WHEELS} to ${MAX_WHEELS}`,
    );
  }
  const largest = largestDigits(system, wheels);
  const high = digits.findIndex((digit, i) => digit > largest[i]);
  if (high >= 0) {
    throw new Error(
      `wheel ${high + 1} shows ${digits[high]}, but its last face is ${largest[high]}`,
    );
  }
  const count: OdometerState = { system, digits, how: how as OdometerState["how"] };
  if (how === "cut" && !isLargest(count)) {
    throw new Error(
      `the count is marked “cut”, but not all wheels are on their last faces`,
    );
  }
  return count;
}

function describe(count: OdometerState): string {
  const { system, digits } = count;
  const number = formatNumber(odometerNumber(count));
  const carried = countCarries(count);
  const shown = `${number}, digits ${digits.join(" ")}`;
  const parts = [
    hasRolledOver(count)
      ? `Rolled over to ${shown}`
      : carried > 0
        ? `${shown}, a carry through ${countWord(carried, "wheel")}`
        : shown,
  ];
  if (system === "factorial") {
    parts.push(
      `permutation ${odometerPermutation(count)
        .map((piece) => piece + 1)
        .join(" ")}`,
    );
  }
  return `${parts.join("; ")}.`;
}
