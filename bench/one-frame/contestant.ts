import assert from "node:assert/strict";
import type { Metric } from "../../src/lib/index.ts";
import { PUBLISHED } from "../../src/components/kit/distances/published-histograms.ts";

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

/** Contestants with wrong counts are not timed. */
export function assertCounts(
  name: string,
  metric: Metric,
  histogram: readonly number[],
): void {
  assert.deepEqual(histogram, PUBLISHED.states[metric], `${name} counts wrongly`);
}
