import { formatNumber } from "../../../kit/text/format-number.ts";
import { superscript } from "../../../kit/text/superscript.ts";
import { placeValue, type System } from "./number-system.ts";

/** What a wheel is worth, as it is written above it: "3!", "10³" or "2³". */
export function placeName(system: System, place: number): string {
  if (system === "factorial") return `${place}!`;
  return `${system === "tens" ? 10 : 2}${superscript(place)}`;
}

/** What a wheel is worth, in figures. */
export function placeFigures(system: System, place: number): string {
  return formatNumber(placeValue(system, place));
}

/** A wheel as messages name it. */
export function wheelName(system: System, place: number): string {
  return `the wheel worth ${placeName(system, place)}`;
}

/** The sum that the wheels stand for: "1·4! + 3·3!"; with `every`, zeros too. */
export function sumInWords(
  system: System,
  digits: readonly number[],
  { every = false } = {},
): string {
  const terms = digits
    .map((digit, i) => ({ digit, place: digits.length - 1 - i }))
    .filter(({ digit }) => every || digit > 0)
    .map(({ digit, place }) => `${digit}·${placeName(system, place)}`);
  return terms.length > 0 ? terms.join(" + ") : "0";
}
