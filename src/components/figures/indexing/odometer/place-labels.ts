import { formatNumber } from "#kit/text/format-number.ts";
import { superscript } from "#kit/text/superscript.ts";
import { placeValue, type NumberSystem } from "./number-system.ts";

/** A place value as written above its wheel: "3!", "10³" or "2³". */
export function placeLabel(system: NumberSystem, place: number): string {
  if (system === "factorial") return `${place}!`;
  return `${system === "tens" ? 10 : 2}${superscript(place)}`;
}

export function formatPlaceValue(system: NumberSystem, place: number): string {
  return formatNumber(placeValue(system, place));
}

export function wheelLabel(system: NumberSystem, place: number): string {
  return `the wheel worth ${placeLabel(system, place)}`;
}

/** The digits times their place values: "1·4! + 3·3!". `every` includes zeros. */
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
