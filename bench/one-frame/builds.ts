import { startedAt } from "./clock.ts"; // first, so that it precedes the evaluation of the library
import { buildDistanceTable, type Metric, N_STATES } from "#lib/index.ts";

/** The results of one process or worker. */
export interface Builds {
  readonly histogram: readonly number[];
  /**
   * When the first line ran, in milliseconds since 1970; all modules had been loaded and
   * parsed.
   */
  readonly startedAt: number;
  /** Milliseconds from the first line until the first table has answered a query. */
  readonly cold: number;
  /** Milliseconds for each later table. */
  readonly warm: readonly number[];
}

/** Builds the first table; call it once only. */
export function buildCold(metric: Metric): Omit<Builds, "warm"> {
  const histogram = buildAndAsk(metric);
  const cold = performance.now() - startedAt;
  return { histogram, startedAt: performance.timeOrigin + startedAt, cold };
}

/** Builds tables for the given number of milliseconds. */
export function buildWarm(metric: Metric, milliseconds: number): number[] {
  const times: number[] = [];
  const start = performance.now();
  let last = start;
  while (last < start + milliseconds) {
    buildAndAsk(metric);
    const now = performance.now();
    times.push(now - last);
    last = now;
  }
  return times;
}

/** Queries the table, so that work it might defer is included. */
function buildAndAsk(metric: Metric): readonly number[] {
  const table = buildDistanceTable({ metric });
  if (table.distance(N_STATES - 1) > table.diameter) {
    throw new Error("a state is farther than the farthest");
  }
  return table.histogram;
}
