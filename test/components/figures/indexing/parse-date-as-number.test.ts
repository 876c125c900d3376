import { expect, test } from "vitest";
import { parseDateAsNumber } from "#figures/indexing/read-cube/parse-date-as-number.ts";
import { N_STATES, rankState, unrankState } from "#lib/index.ts";

test("parses dates in the usual forms as six digits, and plain numbers", () => {
  for (const typed of [
    ...["24.07.86", "24.7.1986", "24/7/86", "24-07-1986", " 24. 7. 1986 "],
    ...["24 07 86", "1986 07 24"],
    ...["1986-07-24", "240786", "240,786"],
  ]) {
    expect(parseDateAsNumber(typed), typed).toEqual({ value: 240_786 });
  }
  expect(parseDateAsNumber("1.2.05")).toEqual({ value: 10_205 });
  expect(parseDateAsNumber("29.2.2000")).toEqual({ value: 290_200 });
  expect(parseDateAsNumber("3674159")).toEqual({ value: N_STATES - 1 });
  expect(parseDateAsNumber("3.674.159")).toEqual({ value: N_STATES - 1 });
  expect(parseDateAsNumber("２４．７．１９８６")).toEqual({ value: 240_786 });
});

test("every date of four years is the index of a cube", () => {
  const day = new Date(Date.UTC(1996, 0, 1));
  let dates = 0;
  for (; day.getUTCFullYear() < 2000; day.setUTCDate(day.getUTCDate() + 1)) {
    const [date] = day.toISOString().split("T");
    const [year, month, of] = date.split("-");
    const value = Number(of + month + year.slice(2));
    expect(parseDateAsNumber(date)).toEqual({ value });
    expect(rankState(unrankState(value))).toBe(value);
    dates++;
  }
  expect(dates).toBe(4 * 365 + 1);
});

test("invalid dates are explained, with a suggestion where there is one", () => {
  expect(parseDateAsNumber("7/24/1986")).toEqual({
    problem:
      "There is no month 24: day, month and year are expected, such as 24.07.86.",
    nearest: "24.7.1986",
  });
  expect(parseDateAsNumber("31.04.99")).toMatchObject({ nearest: "30.04.99" });
  expect(parseDateAsNumber("29.02.99")).toMatchObject({
    problem: "There is no day 29 in month 2: 1 to 28 are expected.",
  });
  expect(parseDateAsNumber("24.13.86")).not.toHaveProperty("nearest");
  for (const typed of ["24.", "24.7", "24-07-", "24 07", "24 07 8"]) {
    expect(parseDateAsNumber(typed), typed).toMatchObject({ unfinished: true });
  }
  expect(parseDateAsNumber("24.07.1")).toMatchObject({ unfinished: true });
  expect(parseDateAsNumber("24.07.198")).toMatchObject({ unfinished: true });
  expect(parseDateAsNumber("240.07.86")).toMatchObject({ unfinished: false });
  expect(parseDateAsNumber("3674160")).toMatchObject({ nearest: "3674159" });
  expect(parseDateAsNumber("my birthday")).toHaveProperty("problem");
});
