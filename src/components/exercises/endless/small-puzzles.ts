import { factorial } from "#lib/indexing/factoradic.ts";
import { rankPermutation, unrankPermutation } from "#lib/indexing/permutation.ts";
import type { NumberedPuzzle } from "#lib/tables/breadth-first.ts";
import { randomItem, type RandomInteger } from "./practice-exercise.ts";

/** A puzzle small enough for a breadth-first search by hand. */
export interface SmallPuzzle {
  /** Describes the puzzle and its moves. */
  readonly rules: string;
  /** The word for its states. */
  readonly things: string;
  readonly puzzle: NumberedPuzzle<readonly number[], (cards: Row) => Row>;
  show(position: Row): string;
}

type Row = readonly number[];

interface CardMove {
  readonly name: string;
  readonly apply: (cards: Row) => Row;
}

const CARD_MOVES: readonly CardMove[] = [
  { name: "swap the first two cards", apply: ([a, b, ...rest]) => [b, a, ...rest] },
  {
    name: "swap the last two cards",
    apply: (cards) => [...cards.slice(0, -2), ...cards.slice(-2).reverse()],
  },
  { name: "move the first card to the end", apply: ([a, ...rest]) => [...rest, a] },
  {
    name: "reverse the first three cards",
    apply: ([a, b, c, ...rest]) => [c, b, a, ...rest],
  },
  { name: "reverse the whole row", apply: (cards) => cards.toReversed() },
  {
    name: "swap the first and the last card",
    apply: (cards) => cards.with(0, cards.at(-1)!).with(-1, cards[0]),
  },
];

/** A random clock with one hand and two kinds of steps. */
export function randomClock(random: RandomInteger): SmallPuzzle {
  const hours = 9 + random(8);
  const small = 1 + random(3);
  const large = small + 1 + random(4);
  return {
    rules:
      `A clock face has the hours 0 to ${hours - 1}, and its hand points at 0. A move turns it forward by ${small} hours or by ${large} hours.`.replace(
        "1 hours",
        "1 hour",
      ),
    things: "hours",
    puzzle: {
      size: hours,
      start: [0],
      moves: [small, large].map((step) => ([hour]: Row) => [(hour + step) % hours]),
      rank: ([hour]) => hour,
      unrank: (index) => [index],
      apply: (position, move) => move(position),
    },
    show: String,
  };
}

/** Four cards in a row, with a random selection of moves. */
export function randomCardPuzzle(moves: 2 | 3, random: RandomInteger): SmallPuzzle {
  const chosen: CardMove[] = [];
  while (chosen.length < moves) {
    const move = randomItem(CARD_MOVES, random);
    if (!chosen.includes(move)) chosen.push(move);
  }
  const n = 4;
  const names = chosen.map(({ name }) => name);
  return {
    rules: `Four cards are in the order 1 2 3 4. A move is to ${names.slice(0, -1).join(", to ")} or to ${names.at(-1)}.`,
    things: "permutations",
    puzzle: {
      size: factorial(n),
      start: unrankPermutation(0, n),
      moves: chosen.map(({ apply }) => apply),
      rank: rankPermutation,
      unrank: (index) => unrankPermutation(index, n),
      apply: (position, move) => move(position),
    },
    show: (cards) => cards.map((card) => card + 1).join(""),
  };
}
