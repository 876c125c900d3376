import { expect, test } from "vitest";
import {
  CONVENTIONS,
  diagnoseAnswer,
  matchingConventions,
} from "#figures/more-encoders/conventions/conventions.ts";
import { sixNumbersModel } from "#figures/more-encoders/conventions/six-numbers-model.ts";
import { factorial } from "#lib/index.ts";
import { lexicographicPermutations } from "#test/lib/indexing/lexicographic.ts";

const GUIDES = [2, 0, 5, 6, 1, 4, 3];
const [byRight, fromOne, backwards, byLeft, byPlace, byRuskey] = CONVENTIONS;

test("each convention numbers all permutations of up to six cards without gaps", () => {
  for (const convention of CONVENTIONS) {
    const first = convention === fromOne ? 1 : 0;
    for (let n = 2; n <= 6; n++) {
      const numbers = Array.from(lexicographicPermutations(n), (permutation) =>
        convention.number(permutation),
      ).sort((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_, i) => first + i));
      expect(numbers).toHaveLength(factorial(n));
    }
  }
});

test("matches published numbers and digits counted by hand", () => {
  expect(byRight.number(GUIDES)).toBe(1531);
  expect(byRuskey.number(GUIDES)).toBe(1543);
  expect(byRight.digits([1, 3, 0, 2])).toEqual([1, 2, 0, 0]);
  expect(backwards.number([1, 3, 0, 2])).toBe(1 + 4 * 2);
  expect(byLeft.digits([1, 3, 0, 2])).toEqual([0, 0, 2, 1]);
  expect(byLeft.number([1, 3, 0, 2])).toBe(2 * 2 + 1 * 6);
  // Card 1 is at place 3, card 2 at 1, card 3 at 4, card 4 at 2.
  expect(byPlace.digits([1, 3, 0, 2])).toEqual([2, 0, 1, 0]);
  expect(byPlace.number([1, 3, 0, 2])).toBe(2 * 6 + 1);
  // From the right: card 3 changes places with card 4, card 1 with card 3, then 1 is last.
  expect(byRuskey.digits([1, 3, 0, 2])).toEqual([2, 0, 0, 0]);
});

test("on 1 2 3 4 four conventions give 0 and one gives 23, as the chapter says", () => {
  const numbers = CONVENTIONS.map(({ number }) => number([0, 1, 2, 3]));
  expect(numbers).toEqual([0, 1, 0, 0, 0, 23]);
});

test("a reader's number is matched with conventions and mistakes", () => {
  expect(diagnoseAnswer(GUIDES, 1531)).toBe(
    "1531 is the number by “Smaller to the right”.",
  );
  expect(diagnoseAnswer(GUIDES, 1532)).toContain("“The same, from 1”");
  expect(diagnoseAnswer(GUIDES, 1533)).toContain("None of the six");
  expect(diagnoseAnswer(GUIDES, 1544)).toBe(
    "1544 is one more than the number by “Myrvold and Ruskey”: counted from 1.",
  );
  expect(diagnoseAnswer(GUIDES, 5039 - 1531)).toContain(
    "counts the larger cards to the right",
  );
  expect(diagnoseAnswer(GUIDES, 5)).toBe(
    "None of the six gives 5. In the first row it is the index of 1 2 3 4 7 6 5.",
  );
  expect(diagnoseAnswer(GUIDES, 5040)).toContain("the number of the last permutation");
  expect(diagnoseAnswer([0, 1, 2, 3], 0)).toContain(
    "“Smaller to the right”, “The digits backwards”, “Larger to the left” and “Where each card is”. They agree on this permutation",
  );
  for (const permutation of lexicographicPermutations(4)) {
    for (let answer = 0; answer <= 24; answer++) {
      const names = matchingConventions(permutation, answer).map(
        (i) => CONVENTIONS[i].name,
      );
      const said = diagnoseAnswer(permutation, answer);
      for (const name of names) expect(said).toContain(`“${name}”`);
    }
  }
});

test("decode(encode(state)) is the state; invalid text is explained", () => {
  const { encode, decode, update, initial } = sixNumbersModel;
  const answered = update(initial, { type: "answer", answer: 77 });
  for (const state of [initial, answered]) expect(decode(encode(state))).toEqual(state);
  expect(decode("12-2")).toEqual({ permutation: [0, 1], answer: 2 });
  expect(() => decode("12-3")).toThrow("“3” is too large");
  expect(() => decode("112")).toThrow("Card 1 appears twice");
  expect(() => decode("x")).toThrow("digits alone");
  const other = update(answered, { type: "order", permutation: [0, 1] });
  expect(other.answer).toBeUndefined();
  expect(update(other, { type: "order", permutation: [0, 1] })).toBe(other);
});
