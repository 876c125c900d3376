import { factorial } from "#lib/indexing/factoradic.ts";
import { formatNumber } from "../kit/text/format-number.ts";
import type { Slot } from "./exercise.ts";

/** The row of cards 1 to n. */
export function cardsOf(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

/** Converts a permutation of the library, counting from 0, to cards as readers see them. */
export function toCards(permutation: readonly number[]): number[] {
  return permutation.map((piece) => piece + 1);
}

export function fromCards(cards: readonly number[]): number[] {
  return cards.map((card) => card - 1);
}

/** A row as shown on the page: "3 1 2". */
export function spaced(row: readonly number[]): string {
  return row.join(" ");
}

/** The weighted sum of digits, with the weights `placeValue`. */
export function weigh(
  digits: readonly number[],
  placeValue = (i: number) => factorial(digits.length - 1 - i),
): number {
  return digits.reduce((sum, digit, i) => sum + digit * placeValue(i), 0);
}

/** The value of factorial digits, written out: "2 × 6 + 1 × 2". */
export function worth(
  digits: readonly number[],
  placeValue = (i: number) => factorial(digits.length - 1 - i),
): string {
  const terms = digits.flatMap((digit, i) =>
    digit === 0 ? [] : `${digit} × ${formatNumber(placeValue(i))}`,
  );
  return terms.join(" + ") || "0";
}

/** Boxes for the digits of n cards, each in its column's colour. */
export function digitSlots(n: number): Slot[] {
  return cardsOf(n).map((position) => ({
    name: `digit ${position}, worth ${n - position}!`,
    mark: `${n - position}!`,
    place: n - position,
  }));
}
