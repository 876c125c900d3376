import { sumOf } from "#kit/distances/histogram-sums.ts";
import { rankDigits, unrankDigits } from "#lib/indexing/digits.ts";
import { rankOrientation } from "#lib/indexing/orientation.ts";
import { numberWord } from "#kit/text/number-word.ts";
import { type DigitsAction, updateDigits } from "#kit/wheels/turn-digits.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";

/** The possible numbers of pieces for each number of ways. */
export const PIECE_COUNTS: Readonly<Record<number, readonly number[]>> = {
  2: [2, 3, 4],
  3: [2, 3],
};

/** Pieces with the same number of ways each. Their sum may violate the constraint. */
export interface TwistRowState {
  readonly ways: number;
  readonly digits: readonly number[];
}

export type TwistRowAction =
  | DigitsAction
  /** Other pieces, all untwisted. */
  | { type: "kind"; ways: number; pieces: number };

export const twistRowsModel: WidgetModel<TwistRowState, TwistRowAction> = {
  key: "twisted",
  version: 1,
  initial: { ways: 3, digits: [1, 0, 2] },
  update,
  encode,

  decode(text) {
    const [, base, figures] = /^(\d)-(\d+)$/.exec(text) ?? [];
    if (base === undefined)
      throw new Error("pieces look like 3-102: ways, then twists");
    const ways = Number(base);
    const pieces = PIECE_COUNTS[ways];
    if (pieces === undefined) {
      throw new Error(`a piece has ${ways} ways; 2 or 3 are possible`);
    }
    const digits = Array.from(figures, Number);
    if (!pieces.includes(digits.length)) {
      throw new Error(
        `there are ${digits.length} pieces; with ${ways} ways ${pieces[0]} to ${pieces.at(-1)} are possible`,
      );
    }
    const high = digits.findIndex((digit) => digit >= ways);
    if (high >= 0) {
      throw new Error(
        `twist ${high + 1} is ${digits[high]}, but with ${ways} ways the largest is ${ways - 1}`,
      );
    }
    return { ways, digits };
  },

  describe({ ways, digits }) {
    const sum = sumOf(digits);
    const { free, constrained } = twistRowIndices({ ways, digits });
    const verdict =
      constrained === undefined
        ? `not a multiple of ${numberWord(ways)}, out of reach`
        : `with the constraint number ${constrained}`;
    return `Twists ${digits.join(" ")}, number ${free} of all. Sum ${sum}: ${verdict}.`;
  },
};

function update(state: TwistRowState, action: TwistRowAction): TwistRowState {
  const { ways, digits } = state;
  if (action.type === "kind") {
    const pieces = Math.min(action.pieces, PIECE_COUNTS[action.ways].at(-1)!);
    const stays = action.ways === ways && pieces === digits.length;
    return stays ? state : { ways: action.ways, digits: new Array(pieces).fill(0) };
  }
  const next = updateDigits(digits, Array(digits.length).fill(ways), action);
  return next === digits ? state : { ways, digits: next };
}

function encode({ ways, digits }: TwistRowState): string {
  return `${ways}-${digits.join("")}`;
}

/** The index of a row among all rows, and among those that satisfy the constraint. */
export function twistRowIndices({ ways, digits }: TwistRowState): {
  free: number;
  constrained: number | undefined;
} {
  const isAllowed = sumOf(digits) % ways === 0;
  return {
    free: rankDigits(digits, ways),
    constrained: isAllowed ? rankOrientation(digits, ways) : undefined,
  };
}

/** All rows; those that differ only in the last twist share a line. */
export function twistTableLines(ways: number, pieces: number): (readonly number[])[][] {
  return Array.from({ length: ways ** (pieces - 1) }, (_, line) =>
    Array.from({ length: ways }, (_, last) =>
      unrankDigits(line * ways + last, pieces, ways),
    ),
  );
}

export const twistRowStore = new WidgetStore(twistRowsModel);
