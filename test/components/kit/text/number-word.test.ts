import { expect, test } from "vitest";
import { ordinalWord } from "../../../../src/components/kit/text/number-word.ts";

test("ordinals are words, and from the ninth on digits with the right ending", () => {
  const said = [1, 8, 9, 11, 12, 13, 21, 22, 23, 101, 111].map(ordinalWord);
  expect(said.join(" ")).toBe(
    "first eighth 9th 11th 12th 13th 21st 22nd 23rd 101st 111th",
  );
});
