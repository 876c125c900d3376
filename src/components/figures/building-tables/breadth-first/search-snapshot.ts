import { sumOf } from "#kit/distances/histogram-sums.ts";
import type { BreadthFirstLog } from "./breadth-first-log.ts";

/** One turn of the search, from one index to another. */
export interface SearchTurn {
  readonly from: number;
  readonly move: number;
  readonly to: number;
  /** Whether the target had no distance before. */
  readonly isNew: boolean;
}

/** The kind of the last step: a depth completed, an index met first or again, the end. */
export type SearchStepKind = "depth" | "discovery" | "repeat" | "end";

/** The state of a search at one time. */
export interface SearchSnapshot {
  readonly time: number;
  readonly stepKind: SearchStepKind;
  /** The last complete depth. */
  readonly depth: number;
  /** The number of indices with a distance. */
  readonly reachedCount: number;
  /** The count at each distance so far. */
  readonly histogram: readonly number[];
  /** The last turn; undefined at the start. */
  readonly turn?: SearchTurn;
}

/** The time when the search ends: every move has been tried on every index reached. */
export function searchEndTime(log: BreadthFirstLog): number {
  return log.targets.length;
}

/** The state of a search at a time, 0..`searchEndTime(log)`. */
export function snapshotAt(log: BreadthFirstLog, time: number): SearchSnapshot {
  const { discoveryTimes, discoveries, targets, moves, depthEnds, histogram } = log;
  const count = countUpTo(discoveryTimes, time);
  const depth = depthEnds.findLastIndex((end) => end <= time);
  const isNew = time > 0 && discoveryTimes[count - 1] === time;
  const turn = time > 0 && {
    from: discoveries[Math.floor((time - 1) / moves.length)],
    move: moves[(time - 1) % moves.length],
    to: targets[time - 1],
    isNew,
  };
  const stepKind: SearchStepKind =
    time === searchEndTime(log)
      ? "end"
      : depthEnds[depth] === time
        ? "depth"
        : isNew
          ? "discovery"
          : "repeat";
  const complete = histogram.slice(0, depth + 1);
  const next = count - complete.reduce((sum, each) => sum + each, 0);
  return {
    time,
    stepKind,
    depth,
    reachedCount: count,
    histogram: next > 0 ? [...complete, next] : complete,
    ...(turn && { turn }),
  };
}

export type SearchStepSize = "turn" | "discovery" | "depth";

/** The indices at the last complete depth that still have to be turned by some move. */
export function frontierAt(
  log: BreadthFirstLog,
  { time, depth, stepKind }: SearchSnapshot,
): Uint16Array {
  if (stepKind === "end") return log.discoveries.subarray(0, 0);
  const turned = Math.floor(time / log.moves.length);
  const complete = sumOf(log.histogram.slice(0, depth + 1));
  return log.discoveries.subarray(turned, complete);
}

/** The time after the next or before the previous step of a size; stops at both ends. */
export function timeAfterStep(
  log: BreadthFirstLog,
  time: number,
  by: 1 | -1,
  stepSize: SearchStepSize,
): number {
  const end = searchEndTime(log);
  if (stepSize === "turn") return Math.min(Math.max(time + by, 0), end);
  const stops = stepSize === "depth" ? log.depthEnds : log.discoveryTimes;
  return by > 0
    ? (stops.find((stop) => stop > time) ?? end)
    : (stops.findLast((stop) => stop < time) ?? 0);
}

/** A shortest path from the start to an index. */
export function shortestPathTo(log: BreadthFirstLog, index: number): SearchTurn[] {
  const path: SearchTurn[] = [];
  for (let place = log.discoveryIndex[index]; place > 0;) {
    const { turn } = snapshotAt(log, log.discoveryTimes[place]);
    path.unshift(turn!);
    place = log.discoveryIndex[turn!.from];
  }
  return path;
}

/** The number of entries of an ascending array that are at most `limit`. */
function countUpTo(rising: readonly number[], limit: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rising[middle] <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
