import { listOf } from "./words.ts";

export const MIN_CARDS = 2;
export const MAX_CARDS = 8;
/** More than this is no order that somebody meant; it is read no further. */
const MAX_VALUES = 40;

/** What a typed text says: an order of cards, or why not and what was probably meant. */
export type TypedOrder =
  | { permutation: number[] }
  | {
      permutation?: undefined;
      /** For the reader, a whole sentence. */
      problem: string;
      /** A good beginning that only wants more cards: no mistake yet. */
      unfinished: boolean;
      /** Counting from 0, as all permutations here. */
      nearest: number[];
    };

/** A permutation as readers see it: counting from 1. */
export function showOrder(permutation: readonly number[], separator = " "): string {
  return permutation.map((piece) => piece + 1).join(separator);
}

/**
 * Reads an order of two to eight cards, which readers count from 1, typed with or
 * without spaces, commas or brackets.
 *
 * @param text  anything
 * @param n     how many cards lie on the table; the order may have another number of them
 */
export function readOrder(text: string, n: number): TypedOrder {
  const stranger = text.match(/[^\d\s,;|()[\]{}-]/u);
  const values = readValues(text);
  if (!stranger && isOrder(values)) return { permutation: fromOne(values) };

  const nearest = fromOne(nearestOrder(values, n));
  const unfinished = !stranger && isBeginning(values, n);
  if (stranger) {
    const problem = `“${stranger[0]}” is not a digit: write the cards as 3 1 2 or 312.`;
    return { problem, unfinished, nearest };
  }
  if (values[0] === 0 && isOrder(values.slice(1))) {
    const problem =
      "The 0 in front is the dummy of the guide’s arrays. It only makes the pieces count from 1; it is no card, so leave it out.";
    return { problem, unfinished, nearest: fromOne(values.slice(1)) };
  }
  if (isOrder(values.map((value) => value + 1))) {
    const problem = "These count from 0. On this page the cards count from 1.";
    return { problem, unfinished, nearest: values };
  }
  return { problem: explain(values, n), unfinished, nearest };
}

/** Numbers if they are set apart, else each digit for itself. */
function readValues(text: string): number[] {
  const numbers = (text.match(/\d+/g) ?? []).slice(0, MAX_VALUES).map(Number);
  const digits = (text.match(/\d/g) ?? []).slice(0, MAX_VALUES).map(Number);
  return isOrder(digits) || numbers.length < 2 ? digits : numbers;
}

function isOrder(values: readonly number[]): boolean {
  const n = values.length;
  if (n < MIN_CARDS || n > MAX_CARDS) return false;
  return new Set(values).size === n && values.every((v) => v >= 1 && v <= n);
}

function isBeginning(values: readonly number[], n: number): boolean {
  if (values.length >= n) return false;
  return (
    new Set(values).size === values.length && values.every((v) => v >= 1 && v <= n)
  );
}

function explain(values: readonly number[], n: number): string {
  const count = values.length;
  if (count === 0) return `Type the ${n} cards in the order you want, such as 3 1 2.`;
  if (count > MAX_CARDS) {
    return `These are more cards than the ${MAX_CARDS} that fit in this figure.`;
  }
  // One or a few short of the row that lies there: it is that row which is meant.
  const size = count < n ? n : count;
  const stray = values.find((value) => value < 1 || value > size);
  if (stray !== undefined) {
    return `There is no card ${stray}: ${size} cards are numbered 1 to ${size}.`;
  }
  const missing = missingFrom(values, size);
  const repeated = values.find((value, i) => values.indexOf(value) < i);
  const lacks = `${listOf(missing)} ${missing.length === 1 ? "is" : "are"} missing`;
  if (repeated !== undefined) {
    return `Card ${repeated} is there twice, and ${lacks}.`;
  }
  return `Of ${size} cards, ${lacks}.`;
}

/** The order that takes the fewest cards changed, added or left out. */
function nearestOrder(values: readonly number[], n: number): number[] {
  const typed = Math.min(Math.max(values.length, MIN_CARDS), MAX_CARDS);
  const here = repair(values, n);
  const other = repair(values, typed);
  return isBeginning(values, n) || here.cost <= other.cost ? here.order : other.order;
}

/** Keeps what can stay in its place, and fills the gaps in the order of what stood there. */
function repair(values: readonly number[], n: number) {
  const isGap = (value: number, i: number) =>
    value < 1 || value > n || values.indexOf(value) < i;
  const cells = values.map((value, i) => ({ value, gap: isGap(value, i) }));
  let cost = Math.abs(cells.length - n);
  while (cells.length > n) {
    const last = cells.findLastIndex(({ gap }) => gap);
    cells.splice(last, 1);
  }
  while (cells.length < n) cells.push({ value: Infinity, gap: true });
  const gaps = cells.filter(({ gap }) => gap).sort((a, b) => compare(a.value, b.value));
  const missing = missingFrom(
    cells.filter(({ gap }) => !gap).map(({ value }) => value),
    n,
  );
  gaps.forEach((cell, i) => {
    if (cell.value !== Infinity) cost++;
    cell.value = missing[i];
  });
  return { order: cells.map(({ value }) => value), cost };
}

function missingFrom(values: readonly number[], n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1).filter((v) => !values.includes(v));
}

// Infinity - Infinity is no number to sort by.
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function fromOne(values: readonly number[]): number[] {
  return values.map((value) => value - 1);
}
