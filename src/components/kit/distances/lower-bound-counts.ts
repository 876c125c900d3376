import type { TableSurvey } from "#src/workers/survey-table.ts";
import { meanOf, sumOf } from "./histogram-sums.ts";

export type StateCounts = TableSurvey["statesByBound"];

/** Totals over all states, from the number of states with each bound and distance. */
export interface LowerBoundSums {
  readonly total: number;
  readonly meanBound: number;
  readonly meanDistance: number;
  /** How many positions exceed their bound by a given number of turns. */
  readonly unsaid: readonly number[];
  /** The number of states closer than their bound allows: must be 0. */
  readonly tooNear: number;
}

/** @param positions  `positions[bound][distance]` */
export function sumLowerBounds(positions: StateCounts): LowerBoundSums {
  const byBound = positions.map(sumOf);
  const byDistance = positions[0].map((_, distance) =>
    sumOf(positions.map((counts) => counts[distance])),
  );
  const unsaid: number[] = [];
  let tooNear = 0;
  positions.forEach((counts, bound) =>
    counts.forEach((count, distance) => {
      if (count === 0) return;
      if (distance < bound) tooNear += count;
      else unsaid[distance - bound] = (unsaid[distance - bound] ?? 0) + count;
    }),
  );
  return {
    total: sumOf(byBound),
    meanBound: meanOf(byBound),
    meanDistance: meanOf(byDistance),
    unsaid: Array.from(unsaid, (count) => count ?? 0),
    tooNear,
  };
}

/** A count in at most four characters: 830, 3.5k, 130k, 1.0M. */
export function formatCompact(count: number): string {
  if (count < 1000) return String(count);
  const [unit, letter] = count < 999_500 ? [1000, "k"] : [1_000_000, "M"];
  const scaled = count / unit;
  return `${scaled.toFixed(scaled < 9.95 ? 1 : 0)}${letter}`;
}

/** A share of all, with two significant digits: 13 %, 0.47 %, 0.00041 %. */
export function formatPercent(count: number, total: number): string {
  const share = (100 * count) / total;
  if (share === 0 || share >= 10) return `${Math.round(share)} %`;
  const decimals = 1 - Math.floor(Math.log10(share));
  return `${share.toFixed(decimals)} %`;
}
