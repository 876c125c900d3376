import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { withPlainDigits } from "#kit/text/typed-number.ts";
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";
import { quote, type ParseResult } from "#kit/widget/parse-result.ts";

const DATE = /^(\d{1,4})(?:\s*[./-]\s*|\s+)(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{1,4})\.?$/;
/** The beginning of a date. */
const UNFINISHED_DATE = /^\s*(\d{1,4}\s*[./-][\d\s./-]*|\d{1,2}\s+\d{1,2}\s*)$/;
const EXPECTED = "day, month and year are expected, such as 24.07.86";

/**
 * Parses the index of a cube, or a date as one: two digits each for day, month, year.
 * @example parseDateAsNumber("24.7.1986") // → { value: 240786 }
 */
export function parseDateAsNumber(typed: string): ParseResult<number> {
  const parts = DATE.exec(withPlainDigits(typed).trim());
  const isInGroups = /\d{3}\D\d{3}\s*$/.test(typed);
  if (!parts && !isInGroups && UNFINISHED_DATE.test(typed)) {
    return { problem: `${quote(typed)} is not a date: ${EXPECTED}.`, unfinished: true };
  }
  if (!parts) return parseWholeNumber(typed, N_STATES - 1);
  const isYearFirst = parts[1].length === 4;
  const [day, month, year] = (isYearFirst ? [3, 2, 1] : [1, 2, 3]).map((i) => parts[i]);
  if (day.length > 2 || ![2, 4].includes(year.length)) {
    const unfinished = day.length <= 2 && year.length < 4;
    return { problem: `${quote(typed)} is not a date: ${EXPECTED}.`, unfinished };
  }
  if (Number(month) < 1 || Number(month) > 12) {
    const swapped = Number(day) >= 1 && Number(day) <= 12 && Number(month) <= 31;
    return {
      problem: `There is no month ${Number(month)}: ${EXPECTED}.`,
      ...(swapped && { nearest: `${month}.${day}.${year}` }),
    };
  }
  const last = daysIn(Number(month), Number(year));
  if (Number(day) < 1 || Number(day) > last) {
    return {
      problem: `There is no day ${Number(day)} in month ${Number(month)}: 1 to ${last} are expected.`,
      nearest: `${Math.min(Math.max(Number(day), 1), last)}.${month}.${year}`,
    };
  }
  const [dd, mm] = [day, month].map((part) => part.padStart(2, "0"));
  return { value: Number(dd + mm + year.slice(-2)) };
}

/** @param year  two or four digits; the century doesn't matter */
function daysIn(month: number, year: number): number {
  // Every fourth year is a leap year from 1904 to 2096.
  if (month === 2) return year % 4 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
