import { expect, test } from "vitest";
import { problemsInWords } from "../../../../src/components/notebook/cell/check-types.ts";

const problem = (line: number, message: string) => ({
  line,
  column: 1,
  endLine: line,
  endColumn: 2,
  message,
});

test("what a check has found is said in words, a line for each problem", () => {
  expect(problemsInWords([])).toBe("No type errors.");
  expect(problemsInWords([problem(3, "Cannot find name 'a'.")])).toBe(
    "Line 3: Cannot find name 'a'.",
  );
  expect(problemsInWords([problem(1, "One."), problem(4, "Two.")])).toBe(
    "Line 1: One.\nLine 4: Two.",
  );
});
