import { N_STATES } from "../../../../lib/puzzle/coordinates.ts";
import type {
  StickerRaceResult,
  StateEncoding,
} from "../../../../workers/sticker-race.ts";
import { sumOf } from "../../../kit/distances/histogram-sums.ts";
import { PUBLISHED } from "../../../kit/distances/published-histograms.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";

export const STATE_ENCODINGS: readonly StateEncoding[] = ["stickers", "numbers"];

/**
 * The memory per state: one byte in the array, and at least 21 for a string. A page
 * can't measure what the browser adds for each string and Map entry.
 */
export const BYTES_PER_STATE: Readonly<Record<StateEncoding, number>> = {
  stickers: 21,
  numbers: 1,
};

export type StickerRaceResults = Readonly<
  Partial<Record<StateEncoding, StickerRaceResult>>
>;

export function publishedCountUpTo(depth: number): number {
  return sumOf(PUBLISHED.states.QTM.slice(0, depth + 1));
}

/** The memory for all states in megabytes, rounded down. */
export function megabytesForAllStates(way: StateEncoding): number {
  return Math.floor((BYTES_PER_STATE[way] * N_STATES) / 1e6);
}

/** A rate with two significant digits: "1,200,000". */
export function formatStatesPerSecond({
  states,
  milliseconds,
}: StickerRaceResult): string {
  const rate = (1000 * states) / atLeastOneMs(milliseconds);
  return formatNumber(Number(rate.toPrecision(2)));
}

/**
 * How many times as long the search with stickers took: "8.3", without decimals from
 * ten on.
 */
export function formatTimeRatio(
  stickers: StickerRaceResult,
  numbers: StickerRaceResult,
): string {
  const ratio =
    atLeastOneMs(stickers.milliseconds) / atLeastOneMs(numbers.milliseconds);
  return ratio < 9.95 ? ratio.toFixed(1) : ratio.toFixed(0);
}

/** The share of the time spent on building tables, in per cent. */
export function preparationPercent({
  setupMilliseconds: preparing,
  milliseconds,
}: StickerRaceResult): number {
  return Math.round((100 * preparing) / atLeastOneMs(milliseconds));
}

/** Some browsers round their clocks, even down to zero. */
function atLeastOneMs(milliseconds: number): number {
  return Math.max(milliseconds, 1);
}
