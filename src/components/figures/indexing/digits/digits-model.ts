import { rankDigits } from "#lib/indexing/digits.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import { type DigitsAction, updateDigits } from "#kit/wheels/turn-digits.ts";
import type { WidgetModel } from "#kit/widget/model.ts";

export const MIN_PIECES = 2;
export const MAX_PIECES = 8;
export const MIN_WAYS = 2;
export const MAX_WAYS = 6;

/** A row of pieces, each with the same number of ways. */
export interface PieceRow {
  readonly ways: number;
  /** The digit of each piece, 0..ways-1; the first is the most significant. */
  readonly digits: readonly number[];
}

export type PieceRowAction =
  | DigitsAction
  | { type: "set-pieces"; pieces: number }
  | { type: "set-ways"; ways: number };

export const digitsModel: WidgetModel<PieceRow, PieceRowAction> = {
  key: "digits",
  version: 1,
  initial: { ways: 2, digits: [1, 0, 1, 0] },
  update,
  encode: ({ ways, digits }) => `${ways}-${digits.join("")}`,
  decode,
  describe(pieces) {
    const { ways, digits } = pieces;
    const index = formatNumber(pieceRowIndex(pieces));
    const last = formatNumber(countPieceRows(pieces) - 1);
    return `Digits ${digits.join(" ")} in base ${ways}: number ${index} of 0 to ${last}.`;
  },
};

function update(pieces: PieceRow, action: PieceRowAction): PieceRow {
  const { ways, digits } = pieces;
  switch (action.type) {
    case "set-pieces":
      return update(pieces, {
        type: "set-digits",
        digits: Array.from({ length: action.pieces }, (_, i) => digits[i] ?? 0),
      });
    case "set-ways":
      if (action.ways === ways) return pieces;
      return {
        ways: action.ways,
        digits: digits.map((digit) => Math.min(digit, action.ways - 1)),
      };
    default: {
      const next = updateDigits(digits, Array(digits.length).fill(ways), action);
      return next === digits ? pieces : { ways, digits: next };
    }
  }
}

export function pieceRowIndex({ ways, digits }: PieceRow): number {
  return rankDigits(digits, ways);
}

/** The number of rows of pieces with these sizes, and so of indices. */
export function countPieceRows({ ways, digits }: PieceRow): number {
  return ways ** digits.length;
}

function decode(text: string): PieceRow {
  const [, base, figures] = /^(\d)-(\d+)$/.exec(text) ?? [];
  if (base === undefined) throw new Error("pieces look like 2-1010: ways, then digits");
  const ways = Number(base);
  if (ways < MIN_WAYS || ways > MAX_WAYS) {
    throw new Error(
      `a piece has ${ways} ways; ${MIN_WAYS} to ${MAX_WAYS} are possible`,
    );
  }
  const digits = Array.from(figures, Number);
  if (digits.length < MIN_PIECES || digits.length > MAX_PIECES) {
    const pieces = countWord(digits.length, "piece");
    throw new Error(`it has ${pieces}; ${MIN_PIECES} to ${MAX_PIECES} are possible`);
  }
  const high = digits.findIndex((digit) => digit >= ways);
  if (high >= 0) {
    throw new Error(
      `digit ${high + 1} is ${digits[high]}, but with ${ways} ways the largest is ${ways - 1}`,
    );
  }
  return { ways, digits };
}
