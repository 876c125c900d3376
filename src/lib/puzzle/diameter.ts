import type { Metric } from "./moves.ts";

/** God's number, in turns: no state is farther from solved, as the distance tables show. */
export const DIAMETER: Readonly<Record<Metric, number>> = Object.freeze({
  HTM: 11,
  QTM: 14,
});
