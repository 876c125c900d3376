import { expect, test } from "vitest";
import { firstDifference } from "#kit/distances/compare-histograms.ts";

const published = [1, 9, 54];

test("equal counts agree; a beginning agrees as far as it goes", () => {
  expect(firstDifference([1, 9, 54], published, { isWhole: true })).toBeUndefined();
  expect(firstDifference([1, 9], published, { isWhole: false })).toBeUndefined();
});

test("the first difference is named, also where one of them has ended", () => {
  const whole = { isWhole: true };
  expect(firstDifference([1, 8, 53], published, whole)).toEqual({
    depth: 1,
    found: 8,
    published: 9,
  });
  expect(firstDifference([1, 9], published, whole)).toMatchObject({
    depth: 2,
    found: 0,
  });
  expect(firstDifference([1, 9, 54, 3], published, whole)).toMatchObject({
    depth: 3,
    published: 0,
  });
});
