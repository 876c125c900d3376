import { describe, expect, test } from "vitest";
import { evaluate } from "#components/exercises/arithmetic.ts";

describe("evaluate", () => {
  test.each([
    ["12", 12],
    ["2 × 3 + 1", 7],
    ["1 + 2 * 3", 7],
    ["(1 + 2) * 3", 9],
    ["10 - 2 - 3", 5],
    ["2^3^2", 512],
    ["-2^2", -4],
    ["3!!", 720],
    ["2*3!", 12],
    ["2**3", 8],
    ["5 · 4x3", 60],
    ["0!", 1],
    ["6!/2 × 2", 720],
    ["2 × 6 ÷ 3 ÷ 2", 2],
    ["2^53", Infinity],
  ])("%s is %d", (text, value) => expect(evaluate(text)).toBe(value));

  test.each([
    "",
    "1 2",
    "2 +",
    "(1",
    "1)",
    "+",
    "1.5",
    "a",
    "(-1)!",
    "!3",
    "()",
    "6/",
    "/2",
    "1/0",
    "-4/(3 - 3)",
  ])("%j is no calculation", (text) => expect(evaluate(text)).toBeNaN());
});
