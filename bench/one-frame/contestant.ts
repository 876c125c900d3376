import assert from "node:assert/strict";
import type { Metric } from "../../src/lib/index.ts";
import { PUBLISHED } from "../../src/components/kit/distances/published-histograms.ts";

/** One line of the comparison. */
export interface Contestant {
  readonly name: string;
  /** Milliseconds from nothing, or from the last, to all distances. */
  readonly times: Partial<Record<Metric, number>>;
  /** Of what the times are the medians, in words. */
  readonly of: string;
  /** In bytes, where it can be told. */
  readonly memory?: number | null;
}

/** Whoever counts wrongly is not timed. */
export function assertCounts(
  name: string,
  metric: Metric,
  histogram: readonly number[],
): void {
  assert.deepEqual(histogram, PUBLISHED.states[metric], `${name} counts wrongly`);
}
