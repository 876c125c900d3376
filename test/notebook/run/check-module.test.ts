import { expect, test, vi } from "vitest";
import {
  attempt,
  compare,
  type Comparison,
  isSame,
  notYet,
  short,
} from "#notebook/run/check-module.ts";

/** The checker's message; undefined when it accepts the answer. */
function complaintAbout<G extends readonly unknown[]>(comparison: Comparison<G>) {
  try {
    compare(comparison);
    return undefined;
  } catch (error) {
    expect((error as Error).name).toBe("Not yet");
    return (error as Error).message;
  }
}

const numbers = (length: number) => Array.from({ length }, (_, i) => i);

/** A checker that expects the double of each number. */
const doubling = (answer: unknown, more: object = {}) =>
  complaintAbout({
    name: "double",
    answer: answer as (n: number) => unknown,
    calls: numbers(100).map((n) => [n] as const),
    expected: (n: number) => 2 * n,
    ...more,
  });

test("accepts a right answer and formats the number of calls", () => {
  expect(doubling((n: number) => n + n)).toBeUndefined();
  const calls = numbers(1234).map((n) => [n] as const);
  const same = (n: number) => n;
  expect(compare({ name: "same", answer: same, calls, expected: same })).toBe("1,234");
});

test("reports the first wrong answer and the right one", () => {
  expect(doubling((n: number) => n * n)).toBe("`double(1)` gives 1; it should give 2.");
  const write = (n: number) => `the number ${n}`;
  expect(doubling((n: number) => (n < 9 ? 2 * n : 7), { write })).toBe(
    "`double(the number 9)` gives 7; it should give 18.",
  );
});

test("reports an answer that is not a function", () => {
  expect(doubling(3)).toBe("`double` is 3; it must stay a function.");
});

test("explains undefined, NaN and wrong lengths", () => {
  expect(doubling(() => undefined)).toBe(
    "`double(0)` gives undefined; it should give 0. Does every path through the function end with `return`?",
  );
  expect(doubling(() => NaN)).toBe(
    "`double(0)` gives NaN; it should give 0. NaN is what you get when you calculate with something undefined.",
  );
  const lists = (answer: () => unknown) =>
    complaintAbout({ name: "f", answer, calls: [[]], expected: () => [1, 2] });
  expect(lists(() => [1])).toBe(
    "`f()` gives [1]; it should give [1, 2]. It has length 1 instead of 2.",
  );
  expect(lists(() => [1, 3])).toBe("`f()` gives [1, 3]; it should give [1, 2].");
  expect(lists(() => 1)).toBe("`f()` gives 1; it should give [1, 2].");
});

test("reports only the first wrong entry of a list longer than twelve", () => {
  const of = (length: number, wrong: number) =>
    complaintAbout({
      name: "f",
      answer: () => numbers(length).map((n) => (n >= wrong ? -1 : n)),
      calls: [[]],
      expected: () => numbers(length),
    });
  expect(of(13, 5)).toBe("In the result of `f()`, entry 5 is -1; it should be 5.");
  expect(of(12, 11)).toMatch(
    /^`f\(\)` gives \[0, 1, .*-1\]; it should give \[0, .*11\]\.$/,
  );
  const shorter = complaintAbout({
    name: "f",
    answer: () => numbers(12),
    calls: [[]],
    expected: () => numbers(13),
  });
  expect(shorter).toMatch(/^`f\(\)` gives \[.* It has length 12 instead of 13\.$/);
});

test("reports an answer that throws, with its error", () => {
  const answer = () => {
    throw new RangeError("no");
  };
  expect(doubling(answer)).toBe("`double(0)` ends with an error: RangeError: no.");
  expect(attempt("x", () => 5)).toBe(5);
});

test("explains a mistake that matches the answers of nearby calls", () => {
  const slips = [
    { gives: (n: number) => n + 1, says: "One more." },
    { gives: (n: number) => n * n, says: "Squared." },
  ];
  expect(doubling((n: number) => n * n, { slips })).toBe(
    "`double(1)` gives 1; it should give 2. Squared.",
  );
  // Also when the reader's answer only differs after many calls.
  const late = (n: number) => (n < 50 ? 2 * n : n * n);
  expect(doubling(late, { slips })).toBe(
    "`double(50)` gives 2500; it should give 100.",
  );
  // In forty calls before and after the first failure.
  const squaresUpTo = (last: number) => (n: number) => (n <= last ? n * n : 0);
  const plain = "`double(1)` gives 1; it should give 2.";
  expect(doubling(squaresUpTo(40), { slips })).toBe(`${plain} Squared.`);
  expect(doubling(squaresUpTo(39), { slips })).toBe(plain);
});

test("reports an answer that mutates its arguments, without effect on other calls", () => {
  const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
  const sorting = (answer: (list: number[]) => unknown) =>
    complaintAbout({
      name: "sort",
      answer,
      calls: [[[1, 2]], [[2, 1]]] as [number[]][],
      expected: sorted,
    });
  expect(sorting(sorted)).toBeUndefined();
  expect(sorting((list) => list.sort((a, b) => a - b))).toBe(
    "`sort([2, 1])` gives what it should, but changes what it was given: work on a copy.",
  );
});

test("passes functions as arguments without copying them", () => {
  const given = vi.fn<() => number>(() => 3);
  const calls = [[given]] as const;
  const answer = (f: () => number) => f();
  expect(compare({ name: "call", answer, calls, expected: () => 3 })).toBe("1");
  expect(given).toHaveBeenCalledOnce();
});

test.each<[unknown, unknown]>([
  [0, -0],
  [NaN, NaN],
  [
    [1, [2]],
    [1, [2]],
  ],
  [[1, 2], new Uint8Array([1, 2])],
  [{ a: [1] }, { a: new Float64Array([1]) }],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  ["a", "a"],
  [null, null],
])("%j equals %j", (a, b) => {
  expect(isSame(a, b)).toBe(true);
  expect(isSame(b, a)).toBe(true);
});

test.each<[unknown, unknown]>([
  [0, 1],
  [NaN, 0],
  [1, "1"],
  [
    [1, 2],
    [1, 3],
  ],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{}, []],
  [{}, null],
  [new DataView(new ArrayBuffer(1)), [0]],
])("%j does not equal %j", (a, b) => {
  expect(isSame(a, b)).toBe(false);
  expect(isSame(b, a)).toBe(false);
});

test("formats a value in one line of limited length", () => {
  expect(short({ a: [1, "b"] })).toBe('{ a: [1, "b"] }');
  const long = short("x".repeat(200));
  expect(long).toHaveLength(90);
  expect(long).toMatch(/^"x+…"?$/);
});

test("notYet throws its message", () => {
  expect(() => notYet("no")).toThrow(
    expect.objectContaining({ name: "Not yet", message: "no" }),
  );
});
