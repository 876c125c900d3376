import assert from "node:assert/strict";
import type { Metric } from "#lib/index.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";

/** One line of the comparison. */
export interface Contestant {
  readonly name: string;
  /** Milliseconds to all distances, from nothing or from the previous run. */
  readonly times: Partial<Record<Metric, number>>;
  /** What the times are medians of, in words. */
  readonly of: string;
  /** In bytes, where known. */
  readonly memory?: number | null;
}

/** Contestants that count wrongly, all states or only the near ones, are not timed. */
export function assertCounts(
  name: string,
  metric: Metric,
  histogram: readonly number[],
  within?: number,
): void {
  const published = PUBLISHED_HISTOGRAMS.states[metric];
  const expected = within === undefined ? published : published.slice(0, within + 1);
  assert.deepEqual(histogram, expected, `${name} counts wrongly`);
}
