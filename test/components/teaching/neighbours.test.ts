import { expect, test } from "vitest";
import { lineQuestions } from "#components/teaching/line/line-questions.ts";
import { swapText } from "#components/teaching/line/neighbours.ts";
import { lehmerCode, unrankPermutation } from "#lib/index.ts";

test("swapping neighbours matches its description in every line of five", () => {
  for (let number = 0; number < 120; number++) {
    const before = unrankPermutation(number, 5);
    for (let at = 0; at < 4; at++) {
      const after = before.with(at, before[at + 1]).with(at + 1, before[at]);
      const [was, is] = [before, after].map(lehmerCode);
      const comes = before[at] < before[at + 1];
      const changed = comes ? [was[at + 1] + 1, was[at]] : [was[at + 1], was[at] - 1];
      expect(is).toEqual(was.toSpliced(at, 2, ...changed));
      const words = swapText(after, at);
      expect(words).toContain(
        comes ? "one arc has appeared" : "one arc has disappeared",
      );
      expect(words).toContain(
        comes ? "left is larger by one" : "right is smaller by one",
      );
      expect(words).toContain(
        `now they are ${is[at]} and ${is[at + 1]}. The index was ${number} and is now `,
      );
    }
  }
});

test("all digits are asked about before a swap; two digits and the number after it", () => {
  const names = (swap: { swapped?: number; hidden?: number[] } = {}) =>
    lineQuestions({ permutation: [1, 3, 4, 0, 2], ...swap }).map(({ name }) => name);
  expect(names({ swapped: 2 })).toEqual(["digit-2", "digit-3", "number"]);
  expect(names({ swapped: 2, hidden: [1, 2, 3] })).toEqual([
    "digit-1",
    "digit-2",
    "digit-3",
    "number",
  ]);
  expect(names()).toEqual(["digit-0", "digit-1", "digit-2", "digit-3", "number"]);
});
