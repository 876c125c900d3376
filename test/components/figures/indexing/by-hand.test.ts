import { expect, test } from "vitest";
import {
  byHandModel,
  type ByHandAction,
  countSteps,
} from "#figures/indexing/by-hand/by-hand-model.ts";
import { DIRECTIONS } from "#figures/indexing/direction.ts";
import type { ByHandState } from "#figures/indexing/by-hand/by-hand-state.ts";
import {
  byHandRows,
  wrongDigitMessage,
} from "#figures/indexing/by-hand/by-hand-rows.ts";
import { byHandText } from "#figures/indexing/by-hand/by-hand-text.ts";
import type { OrderAction } from "#kit/cards/card-order.ts";
import { factorial, unrankPermutation } from "#lib/index.ts";

const { decode, describe, encode, initial, update } = byHandModel;
const after = (hand: ByHandState, ...actions: ByHandAction[]) =>
  actions.reduce(update, hand);

test("the rows of every permutation of up to five pieces add up to its index", () => {
  for (let n = 1; n <= 5; n++) {
    for (let number = 0; number < factorial(n); number++) {
      const order = unrankPermutation(number, n);
      const rows = byHandRows(order);
      expect(rows.at(-1)!.sum).toBe(number);
      for (const [
        i,
        { remainder, digit, worth, remainingCards, card, smaller },
      ] of rows.entries()) {
        expect(Math.floor(remainder / worth)).toBe(digit);
        expect(rows[i + 1]?.remainder ?? 0).toBe(remainder % worth);
        expect(remainingCards[digit]).toBe(card);
        expect(remainingCards.slice(0, digit)).toEqual(
          smaller.toSorted((a, b) => a - b),
        );
      }
    }
  }
});

// Worked out by hand: 4 2 5 1 3 has the digits 3 1 2 0 0, number 72 + 6 + 4 = 82.
test("the text of all steps of ranking, forwards and back", () => {
  const first = after(initial, "again");
  const told: string[] = [];
  let hand = first;
  for (let step = 0; step <= countSteps(first); step++) {
    told.push(describe(hand));
    hand = update(hand, "next");
  }
  expect(told[0]).toBe("How many of the pieces to the right of 4 are smaller?");
  expect(told[1]).toBe(
    "To the right of 4, 2, 1 and 3 are smaller: the digit is 3. Next: multiply it by its place value, 4! = 24.",
  );
  expect(told[7]).toContain("No piece to the right of 1 is smaller");
  expect(told[8]).toContain("3 is the last piece");
  expect(told[10]).toBe(
    "0 × 1 = 0. Add up the last column: what is the index of 4 2 5 1 3?",
  );
  // Before it is asked for, no step tells it.
  for (const step of told.slice(0, -1)) expect(step).not.toContain("82");
  expect(told.at(-1)).toBe(
    "The permutation 4 2 5 1 3 has the index 3 × 24 + 1 × 6 + 2 × 2 = 82.",
  );
  expect(update(hand, "next")).toBe(hand);
  for (let step = 0; step < countSteps(first); step++) hand = update(hand, "back");
  expect(hand).toEqual(first);
  expect(update(hand, "back")).toBe(hand);
});

test("the text of all steps of unranking", () => {
  const first = after(initial, { type: "direction", direction: "unrank" });
  const told = Array.from({ length: 11 }, (_, step) =>
    describe(after(first, ...Array<ByHandAction>(step).fill("next"))),
  );
  expect(told[0]).toBe("How many times does 4! = 24 go into 82?");
  expect(told[1]).toBe(
    "24 goes into 82 three times, and 10 is left: the digit is 3. Next: pass over 3 of the pieces 1 2 3 4 5, and take the next one.",
  );
  expect(told[2]).toBe(
    "Pass over 1, 2 and 3, and take 4. How many times does 3! = 6 go into 10?",
  );
  expect(told[7]).toContain("Nothing is left: the digit is 0. Next: take the first of");
  expect(told[10]).toBe("Index 82 is the permutation 4 2 5 1 3.");
});

test("a wrong guess is explained, a right one completes the step", () => {
  // The 2 of 4 2 5 1 3 has one smaller and two larger cards to its right.
  const guessed = (digit: number) =>
    byHandText(after(initial, { type: "guess", digit })).feedback;
  const right = after(initial, { type: "guess", digit: 1 });
  expect(right.step).toBe(initial.step + 1);
  expect(byHandText(right).feedback).toBe("You said 1: right.");
  expect(byHandText(after(right, "next")).feedback).toBe(undefined);
  const wrong = after(initial, { type: "guess", digit: 2 });
  expect(wrong.step).toBe(initial.step);
  expect(byHandText(wrong).question).toBe(byHandText(initial).question);
  expect(byHandText(after(wrong, "next")).feedback).toBe(guessed(2));
  expect(guessed(2)).toBe("You said 2. That counts the larger pieces to its right.");
  expect(guessed(0)).toBe("You said 0. That counts the smaller pieces to its left.");
  expect(guessed(3)).toBe("You said 3. That counts all the pieces to its right.");
  expect(guessed(9)).toBe("You said 9. Only three pieces are to its right.");
  expect(
    byHandText(after(initial, { type: "guess", digit: 2 }, "next", "next")).feedback,
  ).toBe(undefined);
  const back = after(initial, { type: "direction", direction: "unrank" });
  const tried = (digit: number) =>
    byHandText(after(back, { type: "guess", digit })).feedback;
  expect(tried(4)).toBe("You said 4. 4 × 24 = 96 is more than 82.");
  expect(tried(9)).toBe("You said 9. 9 × 24 = 216 is more than 82.");
  expect(tried(2)).toBe("You said 2. It goes in more often: 34 would be left.");
});

test("a guess at the number is explained in the same way", () => {
  const asked = after(initial, ...Array<ByHandAction>(8).fill("next"));
  const guess = (number: number) => after(asked, { type: "guess-number", number });
  const said = (number: number) => byHandText(guess(number)).feedback;
  expect(said(82)).toBe("You said 82: right.");
  expect(byHandText(guess(82)).result).toContain("= 82.");
  expect(said(83)).toBe("You said 83. One too many: indices begin with 0.");
  expect(said(6)).toContain("That adds up the digits alone.");
  expect(said(31_200)).toContain("as a decimal number");
  expect(said(3120)).toContain("as a decimal number");
  expect(said(120)).toContain("the indices 0 to 119");
  expect(said(81)).toContain("too small");
  expect(said(84)).toContain("too large");
  expect(byHandText(guess(84)).question).toBe(byHandText(asked).question);
  expect(byHandText(after(guess(84), "next")).feedback).toBe(said(84));
  expect(decode(encode(guess(84)))).toEqual(guess(84));
  expect(guess(100_000)).toBe(asked);
  expect(after(initial, { type: "guess-number", number: 82 })).toBe(initial);
});

test("every wrong guess has an explanation for all permutations of four pieces", () => {
  for (let number = 0; number < 24; number++) {
    const order = unrankPermutation(number, 4);
    for (const [at, { digit }] of byHandRows(order).entries()) {
      for (let guess = 0; guess < 4 - at; guess++) {
        if (guess === digit) continue;
        expect(wrongDigitMessage(guess, order, at)).toMatch(/^(That|One) .*\.$/);
      }
    }
  }
});

test("guesses change nothing where none is asked for", () => {
  const digitKnown = update(initial, "next");
  expect(update(digitKnown, { type: "guess", digit: 1 })).toBe(digitKnown);
});

test("another permutation or number starts at the first piece", () => {
  const change = (change: OrderAction): ByHandAction => ({ type: "order", change });
  const swapped = change({ type: "permutation", permutation: [1, 0] });
  expect(after(initial, swapped)).toEqual({
    direction: "rank",
    order: [1, 0],
    step: 0,
  });
  expect(
    after(initial, change({ type: "permutation", permutation: initial.order })),
  ).toBe(initial);
  const last = change({ type: "index", index: 119 });
  const unranked = after(
    initial,
    { type: "direction", direction: "unrank" },
    "next",
    last,
  );
  expect(unranked).toEqual({ direction: "unrank", order: [4, 3, 2, 1, 0], step: 0 });
});

test("a link restores each step and guess; invalid ones are rejected", () => {
  for (const direction of DIRECTIONS) {
    for (let step = 0; step <= countSteps({ ...initial, direction }); step++) {
      const hand = { ...initial, direction, step };
      expect(decode(encode(hand))).toEqual(hand);
      if (direction === "rank" || step < 10) {
        expect(decode(encode({ ...hand, guess: 9 }))).toEqual({ ...hand, guess: 9 });
      }
    }
  }
  const refused = (text: string) => expect(() => decode(text), text);
  refused("").toThrow("is neither rank nor unrank");
  refused("rank").toThrow();
  refused("rank-42").toThrow("no piece 4");
  refused("rank-42513").toThrow("whole number from 0 to 11");
  refused("rank-42513-12").toThrow("“12” is too large");
  refused("unrank-42513-11").toThrow("“11” is too large");
  refused("rank-42513-2-10").toThrow("“10” is too large");
  refused("rank-42513-10-100000").toThrow("“100000” is too large");
  refused("unrank-42513-10-0").toThrow("it has no guess");
  refused("rank-42513-2-1-1").toThrow("it has no guess");
});
