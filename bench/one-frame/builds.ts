import { startedAt } from "./clock.ts"; // first, so that it sees the library evaluated
import { buildDistanceTable, type Metric, N_STATES } from "../../src/lib/index.ts";

/** What one process, or one worker, has to tell. */
export interface Builds {
  readonly histogram: readonly number[];
  /** When the first line ran, in milliseconds since 1970; all modules had been read and parsed. */
  readonly startedAt: number;
  /** Milliseconds from the first line to a table that has answered. */
  readonly cold: number;
  /** Milliseconds of each table after it. */
  readonly warm: readonly number[];
}

/** Builds the first table; to be called once. */
export function buildCold(metric: Metric): Omit<Builds, "warm"> {
  const histogram = buildAndAsk(metric);
  const cold = performance.now() - startedAt;
  return { histogram, startedAt: performance.timeOrigin + startedAt, cold };
}

/** Builds tables for so many milliseconds. */
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

/** A table is there when it has answered: were it to put work off, it would show here. */
function buildAndAsk(metric: Metric): readonly number[] {
  const table = buildDistanceTable({ metric });
  if (table.distance(N_STATES - 1) > table.diameter) {
    throw new Error("a state is farther than the farthest");
  }
  return table.histogram;
}
