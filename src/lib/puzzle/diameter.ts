import type { Metric } from "./moves.ts";

/** God's number: the greatest distance of any state, as the distance tables show. */
export const DIAMETER: Readonly<Record<Metric, number>> = Object.freeze({
  HTM: 11,
  QTM: 14,
});
