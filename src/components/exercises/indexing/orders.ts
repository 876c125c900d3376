import { factorial } from "../../../lib/indexing/factoradic.ts";
import { formatNumber } from "../../kit/text/format-number.ts";
import type { Slot } from "../exercise.ts";

/** An order as the library takes it, and whether the reader counted its cards from 0. */
export interface ReadOrder {
  readonly order: readonly number[];
  readonly fromZero: boolean;
}

/** @returns nothing when the row does not hold each card once */
export function asOrder(row: readonly number[]): ReadOrder | undefined {
  const least = Math.min(...row);
  const order = row.map((card) => card - least);
  const each = new Set(order).size === row.length && Math.max(...order) < row.length;
  return each && least <= 1 ? { order, fromZero: least === 0 } : undefined;
}

/** Why a row of numbers is no order of cards. */
export function whyNoOrder(row: readonly number[]): string {
  const n = row.length;
  const stranger = row.find((card) => card < 1 || card > n);
  if (stranger !== undefined) {
    return `There is no card ${stranger}: the ${n} cards are numbered 1 to ${n}.`;
  }
  const twice = row.find((card, i) => row.indexOf(card) < i);
  const missing = cardsOf(n).find((card) => !row.includes(card));
  return `Card ${twice} is there twice, and ${missing} is missing.`;
}

/** The row of cards 1 to n. */
export function cardsOf(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

/** From the library's counting to the reader's. */
export function toCards(order: readonly number[]): number[] {
  return order.map((piece) => piece + 1);
}

export function fromCards(cards: readonly number[]): number[] {
  return cards.map((card) => card - 1);
}

/** Where each piece stands, instead of which piece stands where. */
export function inverse(order: readonly number[]): number[] {
  return order.map((_, piece) => order.indexOf(piece));
}

/** What digits add up to when their columns are worth what `placeValue` says. */
export function weigh(
  digits: readonly number[],
  placeValue = (i: number) => factorial(digits.length - 1 - i),
): number {
  return digits.reduce((sum, digit, i) => sum + digit * placeValue(i), 0);
}

/** What factorial digits add up to, written out: "2 × 6 + 1 × 2". */
export function worth(digits: readonly number[]): string {
  const n = digits.length;
  const terms = digits.flatMap((digit, i) =>
    digit === 0 ? [] : `${digit} × ${formatNumber(factorial(n - 1 - i))}`,
  );
  return terms.join(" + ") || "0";
}

/** Boxes for the digits of n cards, each in the colour of its column. */
export function digitSlots(n: number): Slot[] {
  return cardsOf(n).map((position) => ({
    name: `digit ${position}, worth ${n - position}!`,
    mark: `${n - position}!`,
    place: n - position,
  }));
}

export function cardSlots(n: number): Slot[] {
  return cardsOf(n).map((position) => ({ name: `card ${position}` }));
}

export const FROM_ZERO =
  "You counted the cards from 0, as arrays do; on this page they count from 1.";
