import { parseOrder } from "#kit/cards/order-text.ts";
import { isProblem, type ParseResult } from "#kit/widget/parse-result.ts";

/** Parses a permutation of exactly n pieces; typed from 1, returned from 0. */
export function parsePermutation(typed: string, n: number): ParseResult<number[]> {
  const reading = parseOrder(typed, n, "piece");
  if (isProblem(reading)) {
    const count = reading.nearest?.split(" ").length;
    if (count === undefined || count === n) return reading;
    return { ...reading, problem: `There are ${n} pieces here.`, nearest: undefined };
  }
  const { length } = reading.value;
  if (length === n) return reading;
  return {
    problem: `You typed ${length} pieces; ${n} are expected.`,
    nearest: reading.value
      .filter((piece) => piece < n)
      .map((piece) => piece + 1)
      .join(" "),
  };
}
