import { formatNumber } from "../../../kit/text/format-number.ts";
import { superscript } from "../../../kit/text/superscript.ts";
import { placeValue, type NumberSystem } from "./number-system.ts";

/** The value of a wheel as written above it: "3!", "10³" or "2³". */
export function placeLabel(system: NumberSystem, place: number): string {
  if (system === "factorial") return `${place}!`;
  return `${system === "tens" ? 10 : 2}${superscript(place)}`;
}

/** The value of a wheel in figures. */
export function formatPlaceValue(system: NumberSystem, place: number): string {
  return formatNumber(placeValue(system, place));
}

/** A wheel's name in messages. */
export function wheelLabel(system: NumberSystem, place: number): string {
  return `the wheel worth ${placeLabel(system, place)}`;
}

/** The sum that the wheels represent: "1·4! + 3·3!"; with `every`, including zeros. */
export function formatPlaceSum(
  system: NumberSystem,
  digits: readonly number[],
  { every = false } = {},
): string {
  const terms = digits
    .map((digit, i) => ({ digit, place: digits.length - 1 - i }))
    .filter(({ digit }) => every || digit > 0)
    .map(({ digit, place }) => `${digit}·${placeLabel(system, place)}`);
  return terms.length > 0 ? terms.join(" + ") : "0";
}
