import type { PlayableCoordinate } from "#src/puzzles/playable-puzzle.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { CoordinateDigits } from "../puzzle/coordinate-digits.ts";

/** The meaning of a coordinate's digits. */
export function digitsText({
  kind,
  positions,
  radices,
  digitMeaning,
}: PlayableCoordinate): string {
  if (digitMeaning !== undefined) return digitMeaning;
  if (radices.length === 0) {
    return "Some pieces look alike, so there are no digits: this part is a place in the list of all rows.";
  }
  const forced = positions.length - radices.length;
  if (kind === "permutation") {
    const last = forced === 1 ? "piece is" : `${countWord(forced, "piece")} are`;
    return `Below each piece: how many smaller ones are to its right. The last ${last} forced.`;
  }
  if (kind === "twists") {
    return forced === 0
      ? "Below each piece: its twist."
      : "Below each piece: its twist. The last twist is forced.";
  }
  if (kind === "twists by piece") {
    return "Below each piece: its twist, in whichever position it is. Pieces whose twist can’t be seen have no wheel.";
  }
  return "Digits of the stabiliser chain: each picks one of the remaining choices.";
}

/** The weight of a digit; for permutations as a factorial. */
export function weightText(
  { coordinate, weights }: CoordinateDigits,
  digit: number,
): string {
  const { kind, positions, radices } = coordinate;
  if (kind !== "permutation") return formatNumber(weights[digit]);
  const isHalf = radices.length === positions.length - 2;
  return `${positions.length - 1 - digit}!${isHalf ? "/2" : ""}`;
}

/** The number of a state as the sum of its coordinates' shares. */
export function sumText(parts: readonly CoordinateDigits[]): string {
  return parts
    .map(({ number, weight }) =>
      weight === 1n
        ? formatNumber(number)
        : `${formatNumber(number)} × ${formatNumber(weight)}`,
    )
    .join(" + ");
}
