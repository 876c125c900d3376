import { expect, test } from "vitest";
import { toFactoradic } from "#lib/index.ts";
import { parseBigNumber } from "#kit/widget/parse-big-number.ts";
import { parseDigits } from "#kit/widget/parse-digits.ts";
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";

const name = (place: number) => `piece ${place + 1}`;

test("every whole number in range is read, grouped or not, with spaces around it", () => {
  for (let value = 0; value <= 719; value++) {
    expect(parseWholeNumber(` ${value} `, 719)).toEqual({ value });
  }
  expect(parseWholeNumber("40,319", 40_319)).toEqual({ value: 40_319 });
  expect(parseWholeNumber("40 319", 40_319)).toEqual({ value: 40_319 });
  expect(parseWholeNumber("007", 719)).toEqual({ value: 7 });
  expect(parseWholeNumber("-0", 719)).toEqual({ value: 0 });
});

test.each([
  ...["3.674.159", "3,674,159", "3’674’159", "3'674'159", "3ʼ674ʼ159", "3_674_159"],
  ...["3 674 159", "3\u00a0674\u202f159", "36,74,159", "3674159n", "3.674159e6"],
  ...[
    "３６７４１５９",
    "３，６７４，１５９",
    "٣٬٦٧٤٬١٥٩",
    "۳۶۷۴۱۵۹",
    "३६७४१५९",
    "𝟛𝟞𝟟𝟜𝟙𝟝𝟡",
  ],
])("%s is the last cube, however it is written", (typed) => {
  expect(parseWholeNumber(typed, 3_674_159)).toEqual({ value: 3_674_159 });
  expect(parseBigNumber(typed, 3_674_159n)).toMatchObject(
    typed.includes("e") ? {} : { value: 3_674_159n },
  );
});

test("a number that may be another is not read as a whole one", () => {
  for (const typed of [
    ...["3.67", "3.6741", "0.674", "0,674", "3.674,159", "3,674.5", "3 67", "1e-3"],
    ...["1e99", "12a", "0x10", "½", "12!", "1²", "3·674", "12%", "3.674.15", "1.5e0"],
  ]) {
    const reading = parseWholeNumber(typed, 3_674_159);
    expect(reading, typed).toHaveProperty("problem");
  }
  expect(parseWholeNumber("3.674", 719)).toEqual({
    problem: "“3.674” is too large: a whole number from 0 to 719 is expected.",
    nearest: "719",
  });
  expect(parseWholeNumber("1e2", 719)).toEqual({ value: 100 });
  expect(parseWholeNumber("719n", 719)).toEqual({ value: 719 });
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
  [
    "12a",
    "“12a” is not a number: a whole number from 0 to 719 is expected.",
    undefined,
  ],
  ["(12).", "“(12).” is not a number: a whole number from 0 to 719 is expected.", "12"],
  ["1e3", "“1e3” is too large: a whole number from 0 to 719 is expected.", "719"],
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
    expect(parseWholeNumber(typed, 719)).toEqual({ problem, nearest });
  },
);

test("a very long number is quoted in short", () => {
  expect(parseWholeNumber("9".repeat(400), 719)).toEqual({
    problem: `“${"9".repeat(16)}…” is too large: a whole number from 0 to 719 is expected.`,
    nearest: "719",
  });
});

test("nothing typed is only unfinished", () => {
  expect(parseWholeNumber("  ", 719)).toMatchObject({ unfinished: true });
});

test("digits are read with or without spaces", () => {
  expect(parseDigits("3210", [4, 3, 2, 1], name)).toEqual({ value: [3, 2, 1, 0] });
  expect(parseDigits(" 3 2 1 0", [4, 3, 2, 1], name)).toEqual({ value: [3, 2, 1, 0] });
});

test.each([
  ["3:4:1:0:1:0", 463],
  ["0:1:3:2:1:0", 47],
  ["5:4:3:2:1:0", 719],
  ["3:4:1:0:1:0!", 463],
  ["341010_!", 463],
  ["(3, 4, 1, 0, 1, 0)", 463],
  ["[3;4;1;0;1;0]", 463],
  ["3.4.1.0.1.0", 463],
  ["3-4-1-0-1-0", 463],
  ["3 | 4 | 1 | 0 | 1 | 0", 463],
  ["34 10 10", 463],
  ["３：４：１：０：１：０", 463],
  ["٣٤١٠١٠", 463],
])("%s is read as the factorial digits of %i", (typed, number) => {
  const reading = parseDigits(typed, [6, 5, 4, 3, 2, 1], name, { isNumeral: true });
  expect(reading).toEqual({ value: toFactoradic(number, 6) });
});

test("between colons a number is one digit, and a minus in front is none", () => {
  expect(parseDigits("1:12:0", [3, 2, 1], name)).toMatchObject({
    problem: "Digit 2 is 12, but piece 2 has 0 to 1.",
  });
  for (const typed of ["-210", "2:1::0", "2:1:x", ":", "210!", "2+1+0"]) {
    expect(parseDigits(typed, [3, 2, 1], name), typed).toEqual({
      problem: `“${typed}” is not made of digits: 3 digits are expected.`,
    });
  }
});

test.each([
  ["4210", "Digit 1 is 4, but piece 1 has 0 to 3.", "3210", undefined],
  ["3219", "Digit 4 is 9, but piece 4 has only 0.", "3210", undefined],
  ["32", "“32” has 2 digits: 4 digits are expected.", "3200", true],
  ["32100", "“32100” has 5 digits: 4 digits are expected.", undefined, undefined],
  [
    "3x10",
    "“3x10” is not made of digits: 4 digits are expected.",
    undefined,
    undefined,
  ],
  ["½", "“½” is not made of digits: 4 digits are expected.", undefined, undefined],
])("%s is refused in words, and the nearest digits offered", (...row) => {
  const [typed, problem, nearest, unfinished] = row;
  const reading = parseDigits(typed, [4, 3, 2, 1], name);
  expect(reading).toEqual({ problem, nearest, ...(unfinished && { unfinished }) });
});

test("whatever is offered instead is itself valid", () => {
  for (const typed of ["9999", "7", "1", "5,5,5"]) {
    const reading = parseDigits(typed, [4, 3, 2, 1], name);
    const { nearest } = reading as { nearest: string };
    expect(parseDigits(nearest, [4, 3, 2, 1], name)).toHaveProperty("value");
  }
});

test("counting from 1, a zero is below the range and 1 is offered", () => {
  expect(parseWholeNumber("1", 2644, 1)).toEqual({ value: 1 });
  for (const typed of ["0", "-5"]) {
    expect(parseWholeNumber(typed, 2644, 1)).toEqual({
      problem: `“${typed}” is below 1: a whole number from 1 to 2644 is expected.`,
      nearest: "1",
    });
  }
});
