import { N_STATES } from "#lib/puzzle/coordinates.ts";
import type { StickerRaceResult, StateEncoding } from "#src/workers/sticker-race.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { formatNumber } from "#kit/text/format-number.ts";

export const STATE_ENCODINGS: readonly StateEncoding[] = ["stickers", "numbers"];

/** At least 21 bytes for a string: what the browser adds can't be measured here. */
export const BYTES_PER_STATE: Readonly<Record<StateEncoding, number>> = {
  stickers: 21,
  numbers: 1,
};

export type StickerRaceResults = Readonly<
  Partial<Record<StateEncoding, StickerRaceResult>>
>;

export function publishedCountUpTo(depth: number): number {
  return sumOf(PUBLISHED_HISTOGRAMS.states.QTM.slice(0, depth + 1));
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

/** The time with stickers as a multiple of the other: "8.3", from ten on "12". */
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
