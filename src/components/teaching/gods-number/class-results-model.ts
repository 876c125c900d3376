import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { meanOf, sumOf } from "#kit/distances/histogram-sums.ts";
import { formatCount, formatNumber as n } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";
import { valueOrThrow } from "#kit/widget/parse-result.ts";
import { WidgetStore } from "#kit/widget/store.ts";

export const MAX_PUPILS = 40;
/**
 * The most turns that a pupil can report: more than any position needs, so that neither
 * the
 * axis nor a field gives God's number away.
 */
export const MOST_TURNS = 14;
/** Each distance is one letter of a link. */
const RADIX = MOST_TURNS + 1;

/** The distances that a class has found: pupil k, from 1, had cube number first + k. */
export interface ClassResultsState {
  readonly first: number;
  /** The distance that each pupil reports, in turns; undefined for none so far. */
  readonly reported: readonly (number | undefined)[];
}

export type ClassAction =
  | { type: "first"; first: number }
  | { type: "pupils"; count: number }
  | { type: "report"; pupil: number; distance: number | undefined };

/** The cube of a pupil; after the last number comes 0. */
export function numberOfPupil(first: number, pupil: number): number {
  return (first + pupil) % N_STATES;
}

/** The number of pupils who reported each distance, from 0. */
export function countReported({ reported }: ClassResultsState): number[] {
  const counts = new Array<number>(MOST_TURNS + 1).fill(0);
  for (const distance of reported) if (distance !== undefined) counts[distance]++;
  return counts;
}

/** The reports of a class of another size; those who come are last in the register. */
function enrol(
  reported: ClassResultsState["reported"],
  count: number,
): ClassResultsState["reported"] {
  return Array.from({ length: count }, (_, i) => reported[i]);
}

export const classResultsModel: WidgetModel<ClassResultsState, ClassAction> = {
  key: "class",
  version: 1,
  initial: { first: 1_000_000, reported: new Array<undefined>(30).fill(undefined) },

  update(state, action) {
    const { first, reported } = state;
    switch (action.type) {
      case "first":
        // Results for other cubes don't apply to these.
        return action.first === first
          ? state
          : { first: action.first, reported: reported.map(() => undefined) };
      case "pupils":
        return action.count === reported.length
          ? state
          : { first, reported: enrol(reported, action.count) };
      case "report": {
        const { pupil, distance } = action;
        if (reported[pupil - 1] === distance) return state;
        // One more has come than were counted.
        const all = enrol(reported, Math.max(pupil, reported.length));
        return { first, reported: all.with(pupil - 1, distance) };
      }
    }
  },

  encode({ first, reported }) {
    const letters = reported.map((distance) => distance?.toString(RADIX) ?? "-");
    return `${first}_${letters.join("")}`;
  },

  decode(text) {
    const [, first, letters] = /^(\d+)_([0-9a-e-]*)$/.exec(text) ?? [];
    if (first === undefined) {
      throw new Error(
        "a class is written as 1000000_9a-8: its first number, and a distance for each pupil",
      );
    }
    valueOrThrow(parseWholeNumber(String(letters.length), MAX_PUPILS, 1));
    return {
      first: valueOrThrow(parseWholeNumber(first, N_STATES - 1)),
      reported: Array.from(letters, (letter) =>
        letter === "-" ? undefined : parseInt(letter, RADIX),
      ),
    };
  },

  describe(state) {
    const counts = countReported(state);
    const total = sumOf(counts);
    if (total === 0)
      return `No results so far, of ${formatCount(state.reported.length, "pupil")}.`;
    const farthest = counts.findLastIndex((count) => count > 0);
    return `${countWord(total, "result")}: on average ${meanOf(counts).toFixed(1)} turns, at most ${n(farthest)}.`;
  },
};

/** The store of the class results, saved for later visits. */
export const classResults = new WidgetStore(classResultsModel, { isKept: true });
