import { sumOf } from "../../../kit/distances/histogram-sums.ts";
import type { FloodLog } from "./flood-log.ts";

/** One turn of the search, from one index to another. */
export interface Turn {
  readonly from: number;
  readonly move: number;
  readonly to: number;
  /** Whether the target had no distance before. */
  readonly isNew: boolean;
}

/**
 * What the search is doing at a moment, and so which line it is at.
 *
 * `depth`: a frontier is complete and its size is recorded; `found` and `known`: a turn has
 * led to an index without or with a distance; `end`: there is no frontier left.
 * frontier is left.
 */
export type Doing = "depth" | "found" | "known" | "end";

/** The state of a run at one time. */
export interface Moment {
  readonly time: number;
  readonly doing: Doing;
  /** The last complete depth. */
  readonly depth: number;
  /** The number of indices with a distance. */
  readonly found: number;
  /** The count at each distance so far. */
  readonly histogram: readonly number[];
  /** The last turn; undefined at the start. */
  readonly turn?: Turn;
}

/** The time at which the run ends: every move has been tried on every index reached. */
export function endTime(log: FloodLog): number {
  return log.ledTo.length;
}

/** @param time  0..endOf(log) */
export function momentAt(log: FloodLog, time: number): Moment {
  const { foundAt, found, ledTo, moves, depthEnds, histogram } = log;
  const count = countUpTo(foundAt, time);
  const depth = depthEnds.findLastIndex((end) => end <= time);
  const isNew = time > 0 && foundAt[count - 1] === time;
  const turn = time > 0 && {
    from: found[Math.floor((time - 1) / moves.length)],
    move: moves[(time - 1) % moves.length],
    to: ledTo[time - 1],
    isNew,
  };
  const doing: Doing =
    time === endTime(log)
      ? "end"
      : depthEnds[depth] === time
        ? "depth"
        : isNew
          ? "found"
          : "known";
  const complete = histogram.slice(0, depth + 1);
  const next = count - complete.reduce((sum, each) => sum + each, 0);
  return {
    time,
    doing,
    depth,
    found: count,
    histogram: next > 0 ? [...complete, next] : complete,
    ...(turn && { turn }),
  };
}

/** The size of a step through a run. */
export type Stride = "turn" | "discovery" | "depth";

/**
 * The indices of this depth still to be expanded: found early enough, and not yet turned by
 * every move.
 */
export function frontierAt(log: FloodLog, { time, depth, doing }: Moment): Uint16Array {
  if (doing === "end") return log.found.subarray(0, 0);
  const turned = Math.floor(time / log.moves.length);
  const complete = sumOf(log.histogram.slice(0, depth + 1));
  return log.found.subarray(turned, complete);
}

/** The time of the next or previous moment of a kind; stops at both ends. */
export function stepFrom(
  log: FloodLog,
  time: number,
  by: 1 | -1,
  stride: Stride,
): number {
  const end = endTime(log);
  if (stride === "turn") return Math.min(Math.max(time + by, 0), end);
  const stops = stride === "depth" ? log.depthEnds : log.foundAt;
  return by > 0
    ? (stops.find((stop) => stop > time) ?? end)
    : (stops.findLast((stop) => stop < time) ?? 0);
}

/**
 * A shortest path from the start to an index, as the turns that found it and its
 * predecessors.
 */
export function wayTo(log: FloodLog, index: number): Turn[] {
  const way: Turn[] = [];
  for (let place = log.placeInFound[index]; place > 0;) {
    const { turn } = momentAt(log, log.foundAt[place]);
    way.unshift(turn!);
    place = log.placeInFound[turn!.from];
  }
  return way;
}

/** How many of the increasing numbers are not greater than `limit`. */
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
