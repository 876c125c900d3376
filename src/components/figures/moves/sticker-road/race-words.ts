import { N_STATES } from "../../../../lib/puzzle/coordinates.ts";
import type { StickerRaceResult, Way } from "../../../../workers/sticker-race.ts";
import { sumOf } from "../../../kit/distances/histogram-sums.ts";
import { PUBLISHED } from "../../../kit/distances/published-histograms.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";

export const WAYS: readonly Way[] = ["stickers", "numbers"];

/**
 * What one state takes in memory: 21 letters at least, for what the browser adds to each
 * text and its place in the Map cannot be seen from a page; one byte in the array.
 */
export const BYTES_PER_STATE: Readonly<Record<Way, number>> = {
  stickers: 21,
  numbers: 1,
};

export type StickerRaceResults = Readonly<Partial<Record<Way, StickerRaceResult>>>;

/** How many states others have counted up to a depth. */
export function publishedUpTo(depth: number): number {
  return sumOf(PUBLISHED.states.QTM.slice(0, depth + 1));
}

/** What all states take, in whole millions of bytes, rounded down. */
export function megabytesOf(way: Way): number {
  return Math.floor((BYTES_PER_STATE[way] * N_STATES) / 1e6);
}

/** A rate with two digits that mean something: "1,200,000". */
export function statesPerSecond({ states, milliseconds }: StickerRaceResult): string {
  const rate = (1000 * states) / tick(milliseconds);
  return formatNumber(Number(rate.toPrecision(2)));
}

/** How many times as long the sticker way took: "8.3", and from ten on "12". */
export function ratioOf(
  stickers: StickerRaceResult,
  numbers: StickerRaceResult,
): string {
  const ratio = tick(stickers.milliseconds) / tick(numbers.milliseconds);
  return ratio < 9.95 ? ratio.toFixed(1) : ratio.toFixed(0);
}

/** The part of the time that went into making tables, in whole per cent. */
export function preparingPerCent({
  preparing,
  milliseconds,
}: StickerRaceResult): number {
  return Math.round((100 * preparing) / tick(milliseconds));
}

/** Some browsers round their clocks, even down to nothing. */
function tick(milliseconds: number): number {
  return Math.max(milliseconds, 1);
}
