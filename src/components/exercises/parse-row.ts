import { withPlainDigits } from "../kit/text/typed-number.ts";
import { quote, type ParseResult } from "../kit/widget/parse-result.ts";

/**
 * Parses a row of small numbers as a reader may write it: "3 1 2", "312", "3:1:2", "[3, 1,
 * 2]". A `_` is an empty box.
 *
 * @param typed   anything
 * @param length  the expected number of numbers
 * @param things  what the numbers represent: "cards"
 */
export function parseRow(
  typed: string,
  length: number,
  things: string,
): ParseResult<number[]> {
  const text = withPlainDigits(typed);
  const stranger = text.match(/[^\d\s_,:;.|()[\]{}<>→-]/u);
  if (stranger) {
    return {
      problem: `${quote(stranger[0])} is not a digit. Write the ${things} as 3 1 2 or 312.`,
    };
  }
  const [, negative] = text.match(/(?:^|[\s,;([{])(-\d+)/) ?? [];
  if (negative) {
    return {
      problem: `${quote(negative)} is less than 0, and none of the ${things} is.`,
    };
  }
  const apart = text.match(/\d+|_/g) ?? [];
  const cells = apart.length === length ? apart : (text.match(/[\d_]/g) ?? []);
  const empty = cells.filter((cell) => cell === "_").length;
  if (empty > 0) {
    const boxes = empty === 1 ? "One box is" : `${empty} boxes are`;
    return { problem: `${boxes} still empty.` };
  }
  if (cells.length !== length) {
    return {
      problem: `${length} ${things} are expected, and ${quote(typed)} has ${cells.length}.`,
    };
  }
  return { value: cells.map(Number) };
}
