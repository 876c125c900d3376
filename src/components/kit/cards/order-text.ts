import { READER_CARDS } from "#notebook/values/reader-cards.ts";
import type { ParseResult } from "../widget/parse-result.ts";
import { withPlainDigits } from "../text/typed-number.ts";
import { missingMessage } from "../text/format-list.ts";
import { numberWord } from "../text/number-word.ts";

export const MIN_CARDS = READER_CARDS.min;
export const MAX_CARDS = READER_CARDS.max;
/** Longer input can't be a serious answer; the rest is not read. */
const MAX_VALUES = 40;

/** A permutation as readers see it: counting from 1. */
export function formatOrder(permutation: readonly number[], separator = " "): string {
  return permutation.map((piece) => piece + 1).join(separator);
}

/**
 * Parses a permutation of cards, which readers count from 1, typed with or without spaces,
 * commas or brackets.
 *
 * More cards than n are accepted. Fewer are treated as unfinished, so that the row does not
 * shrink and grow while the reader types.
 * @param typed  anything
 * @param n      the current number of cards
 * @param thing  what the cards are called in messages: on a cube they are pieces
 * @param canResize  whether the figure has a choice of their number
 * @returns      a permutation, counting from 0; or a problem, whose nearest is valid
 */
export function parseOrder(
  typed: string,
  n: number,
  thing: "card" | "piece" = "card",
  canResize = thing === "card",
): ParseResult<number[]> {
  const text = withPlainDigits(typed);
  const stranger = text.match(/[^\d\s,:;.|()[\]{}-]/u)?.[0];
  const values = readValues(text);
  const complete = isOrder(values);
  if (!stranger && complete && values.length >= n) return { value: fromOne(values) };

  const nearest = nearestOrder(values, n);
  const unfinished = !stranger && isBeginning(values, n);
  if (stranger) {
    return refuse(
      `“${stranger}” is not a digit: write the ${thing}s as 3 1 2 or 3, 1, 2.`,
      nearest,
    );
  }
  // A row that has each number from 0 on once counts from 0. Only where the figure has so many
  // cards, and the 0 in front is one too many, is it the dummy.
  const isOneMore = n > MIN_CARDS && values.length === n + 1;
  if (isOneMore && values[0] === 0 && isOrder(values.slice(1))) {
    return refuse(
      "The 0 in front is the guide’s dummy: it lets pieces count from 1.",
      values.slice(1),
    );
  }
  const raised = values.map((value) => value + 1);
  if (isOrder(raised)) {
    return refuse(
      `These count from 0. On this page the ${thing}s count from 1.`,
      raised,
    );
  }
  const fewer =
    complete && canResize
      ? ` To have ${values.length}, choose it under “${thing}s”.`
      : "";
  return refuse(explain(values, n, thing) + fewer, nearest);

  function refuse(problem: string, instead: number[]) {
    const offered = instead.length < n ? nearestOrder(instead, n) : instead;
    return { problem, nearest: offered.join(" "), unfinished };
  }
}

/** Separated numbers, or else single digits. */
function readValues(typed: string): number[] {
  const numbers = (typed.match(/\d+/g) ?? []).slice(0, MAX_VALUES).map(Number);
  const digits = (typed.match(/\d/g) ?? []).slice(0, MAX_VALUES).map(Number);
  return isOrder(digits) || numbers.length < 2 ? digits : numbers;
}

function isOrder(values: readonly number[]): boolean {
  const n = values.length;
  if (n < MIN_CARDS || n > MAX_CARDS) return false;
  return new Set(values).size === n && values.every((v) => v >= 1 && v <= n);
}

/** Valid so far, with cards still missing. */
function isBeginning(values: readonly number[], n: number): boolean {
  const largest = Math.max(n, ...values);
  return (
    values.length < largest &&
    largest <= MAX_CARDS &&
    new Set(values).size === values.length &&
    !values.includes(0)
  );
}

function explain(values: readonly number[], n: number, thing: string): string {
  const count = values.length;
  if (count === 0)
    return `Type the ${n} ${thing}s in the order you want, such as 3 1 2.`;
  if (count === 1 && n === MIN_CARDS) {
    return `A permutation needs at least ${numberWord(MIN_CARDS)} ${thing}s: for example 1 2.`;
  }
  if (count > MAX_CARDS) {
    return `That is more ${thing}s than the ${MAX_CARDS} that fit in this figure.`;
  }
  const size = Math.max(count, n);
  const stray = values.find((value) => value < 1 || value > size);
  if (stray !== undefined) {
    return `There is no ${thing} ${stray}: ${size} ${thing}s are numbered 1 to ${size}.`;
  }
  const missing = missingFrom(values, size);
  const lacks = missingMessage(missing);
  const repeated = values.find((value, i) => values.indexOf(value) < i);
  return repeated === undefined
    ? `Of ${size} ${thing}s, ${lacks}.`
    : `${thing === "card" ? "Card" : "Piece"} ${repeated} appears twice, and ${lacks}.`;
}

/** The permutation with the fewest cards changed, inserted or deleted. */
function nearestOrder(values: readonly number[], n: number): number[] {
  const typed = Math.min(Math.max(values.length, MIN_CARDS), MAX_CARDS);
  const here = repair(values, n);
  const other = repair(values, typed);
  return typed < n || here.cost <= other.cost ? here.order : other.order;
}

/** Keeps valid cards in place, and fills the gaps in their original order. */
function repair(values: readonly number[], n: number) {
  const isGap = (value: number, i: number) =>
    value < 1 || value > n || values.indexOf(value) < i;
  const cells = values.map((value, i) => ({ value, gap: isGap(value, i) }));
  const leftOut = Math.max(cells.length - n, 0);
  for (let i = 0; i < leftOut; i++) {
    cells.splice(
      cells.findLastIndex(({ gap }) => gap),
      1,
    );
  }
  const gaps = cells.filter(({ gap }) => gap);
  const cost = leftOut + gaps.length;
  const kept = cells.filter(({ gap }) => !gap).map(({ value }) => value);
  const missing = missingFrom(kept, n);
  gaps.sort((a, b) => a.value - b.value);
  gaps.forEach((cell, i) => (cell.value = missing[i]));
  const added = missing.slice(gaps.length);
  return { order: [...cells.map(({ value }) => value), ...added], cost };
}

function missingFrom(values: readonly number[], n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1).filter((v) => !values.includes(v));
}

function fromOne(values: readonly number[]): number[] {
  return values.map((value) => value - 1);
}
