import { expect, test } from "vitest";
import { readDigits } from "../../../../src/components/kit/widget/read-digits.ts";
import { readWhole } from "../../../../src/components/kit/widget/read-whole.ts";

const name = (place: number) => `piece ${place + 1}`;

test("every whole number in range is read, grouped or not, with spaces around it", () => {
  for (let value = 0; value <= 719; value++) {
    expect(readWhole(` ${value} `, 719)).toEqual({ value });
  }
  expect(readWhole("40,319", 40_319)).toEqual({ value: 40_319 });
  expect(readWhole("40 319", 40_319)).toEqual({ value: 40_319 });
  expect(readWhole("007", 719)).toEqual({ value: 7 });
  expect(readWhole("-0", 719)).toEqual({ value: 0 });
});

test.each([
  ["720", "“720” is too large: a whole number from 0 to 719 is expected.", "719"],
  ["-5", "“-5” is below 0: a whole number from 0 to 719 is expected.", "0"],
  ["−5", "“−5” is below 0: a whole number from 0 to 719 is expected.", "0"],
  [
    "2.6",
    "“2.6” is not a whole number: a whole number from 0 to 719 is expected.",
    "3",
  ],
  ["12a", "“12a” is not a number: a whole number from 0 to 719 is expected.", "12"],
  ["1e2", "“1e2” is not written out: a whole number from 0 to 719 is expected.", "100"],
  ["1e3", "“1e3” is not written out: a whole number from 0 to 719 is expected.", "719"],
  [
    "1x3",
    "“1x3” is not a number: a whole number from 0 to 719 is expected.",
    undefined,
  ],
  [
    "abc",
    "“abc” is not a number: a whole number from 0 to 719 is expected.",
    undefined,
  ],
  [
    "NaN",
    "“NaN” is not a number: a whole number from 0 to 719 is expected.",
    undefined,
  ],
])(
  "%s is refused in words, and the nearest number offered",
  (typed, problem, nearest) => {
    expect(readWhole(typed, 719)).toEqual({ problem, nearest });
  },
);

test("a very long number is quoted in short", () => {
  expect(readWhole("9".repeat(400), 719)).toEqual({
    problem: `“${"9".repeat(16)}…” is too large: a whole number from 0 to 719 is expected.`,
    nearest: "719",
  });
});

test("nothing typed is only unfinished", () => {
  expect(readWhole("  ", 719)).toMatchObject({ unfinished: true });
});

test("digits are read with or without spaces", () => {
  expect(readDigits("3210", [4, 3, 2, 1], name)).toEqual({ value: [3, 2, 1, 0] });
  expect(readDigits(" 3 2 1 0", [4, 3, 2, 1], name)).toEqual({ value: [3, 2, 1, 0] });
});

test.each([
  ["4210", "Digit 1 is 4, but piece 1 has 0 to 3.", "3210", undefined],
  ["3219", "Digit 4 is 9, but piece 4 has only 0.", "3210", undefined],
  ["32", "“32” has 2 digits: 4 digits are expected.", "3200", true],
  ["32100", "“32100” has 5 digits: 4 digits are expected.", "3210", undefined],
  ["3x10", "“3x10” is not made of digits: 4 digits are expected.", "3100", undefined],
  ["½", "“½” is not made of digits: 4 digits are expected.", undefined, undefined],
])("%s is refused in words, and the nearest digits offered", (...row) => {
  const [typed, problem, nearest, unfinished] = row;
  const reading = readDigits(typed, [4, 3, 2, 1], name);
  expect(reading).toEqual({ problem, nearest, ...(unfinished && { unfinished }) });
});

test("whatever is offered instead is itself valid", () => {
  for (const typed of ["9999", "-1", "7", "5,5,5,5,5", "0x10"]) {
    const reading = readDigits(typed, [4, 3, 2, 1], name);
    const { nearest } = reading as { nearest: string };
    expect(readDigits(nearest, [4, 3, 2, 1], name)).toHaveProperty("value");
  }
});

test("counting from 1, a zero is below the range and 1 is offered", () => {
  expect(readWhole("1", 2644, 1)).toEqual({ value: 1 });
  for (const typed of ["0", "-5"]) {
    expect(readWhole(typed, 2644, 1)).toEqual({
      problem: `“${typed}” is below 1: a whole number from 1 to 2644 is expected.`,
      nearest: "1",
    });
  }
});
