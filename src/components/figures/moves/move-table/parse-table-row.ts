import { rankDigits } from "#lib/indexing/digits.ts";
import { rankOrientation, unrankOrientation } from "#lib/indexing/orientation.ts";
import { rankPermutation } from "#lib/indexing/permutation.ts";
import { N_PIECES } from "#lib/puzzle/state.ts";
import { parseOrder } from "#kit/cards/order-text.ts";
import { parseDigits } from "#kit/widget/parse-digits.ts";
import { isProblem, type ParseResult } from "#kit/widget/parse-result.ts";
import type { TableName } from "./table-walk-model.ts";

/** Parses seven pieces or seven twists as a row of the table. */
export function parseTableRow(table: TableName, typed: string): ParseResult<number> {
  return table === "order" ? parsePieces(typed) : parseTwists(typed);
}

/** @example parsePieces("2 1 3 4 5 6 7") // → { value: 720 } */
function parsePieces(typed: string): ParseResult<number> {
  const reading = parseOrder(typed, N_PIECES, "piece");
  if (isProblem(reading)) return reading;
  const order = reading.value;
  if (order.length === N_PIECES) return { value: rankPermutation(order) };
  const seven = order.filter((piece) => piece < N_PIECES);
  return {
    problem: `These are ${order.length} pieces. Only seven move; the eighth stays where it is.`,
    nearest: seven.map((piece) => piece + 1).join(" "),
  };
}

/** @example parseTwists("1 2 0 0 2 1 0") // → { value: 412 } */
function parseTwists(typed: string): ParseResult<number> {
  const faces = Array<number>(N_PIECES).fill(3);
  const reading = parseDigits(typed, faces, (i) => `the twist of position ${i + 1}`);
  if (isProblem(reading)) {
    const { nearest } = reading;
    return {
      ...reading,
      nearest: nearest && withForcedTwist(Array.from(nearest, Number)).join(" "),
    };
  }
  const twists = reading.value;
  const sum = twists.reduce((total, twist) => total + twist);
  if (sum % 3 === 0) return { value: rankOrientation(twists, 3) };
  return {
    problem: `They sum to ${sum}, which is not a multiple of three, so no moves lead there.`,
    nearest: withForcedTwist(twists).join(" "),
  };
}

/** Replaces the seventh twist by the one that the other six force. */
function withForcedTwist(twists: readonly number[]): number[] {
  const free = twists.slice(0, N_PIECES - 1);
  return unrankOrientation(rankDigits(free, 3), N_PIECES, 3);
}
