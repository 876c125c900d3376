import { DIAMETER } from "../lib/puzzle/diameter.ts";
import { checkIndex } from "../lib/indexing/check-input.ts";
import { N_ORIENTATIONS, N_STATES } from "../lib/puzzle/coordinates.ts";
import { type BoundedSearch, searchWithBound } from "../lib/solver/bounded-search.ts";
import { moveTables } from "../lib/tables/move-tables.ts";
import { type PruningTables, pruningTables } from "../lib/tables/pruning-table.ts";
import { meanTime } from "./mean-time.ts";

/** The counts of one round of iterative deepening. */
export interface SearchRound {
  readonly length: number;
  /** Moves after which the search continued, or which were the last of a path. */
  readonly expanded: number;
  /** Moves pruned by the lower bound. */
  readonly pruned: number;
  /** Moves skipped because they turn the same face again. */
  readonly sameFace: number;
  readonly solutions: number;
  /** False if the round was aborted; the counts are partial then. */
  readonly complete: boolean;
}

export interface RoundsJob {
  /** The index of a state. */
  readonly index: number;
  readonly bound: "pruning" | "none";
  /** Whether two consecutive moves may turn the same face. */
  readonly sameFaceTwice: boolean;
}

/** Some seconds of work. */
const MAX_LOOKUPS = 40_000_000;

/**
 * Runs iterative deepening until a round finds a solution or the limit of look-ups is reached.
 */
export function searchRounds(
  { index, bound, sameFaceTwice }: RoundsJob,
  report: (round: SearchRound) => void,
  maxLookups = MAX_LOOKUPS,
): SearchRound[] {
  const start = checkIndex(index, N_STATES);
  const lowerBound = bound === "pruning" ? pruningBound : () => 0;
  const rounds: SearchRound[] = [];
  for (let length = lowerBound(start); length <= DIAMETER.HTM; length++) {
    const round = searchRound(start, { length, lowerBound, sameFaceTwice }, maxLookups);
    rounds.push(round);
    report(round);
    if (round.solutions > 0 || !round.complete) break;
  }
  return rounds;
}

function searchRound(
  start: number,
  search: Pick<BoundedSearch, "length" | "lowerBound" | "sameFaceTwice">,
  maxLookups: number,
): SearchRound {
  const { length } = search;
  let [looks, kept, cut, sameFace, solutions] = [0, 0, 0, 0, 0];
  if (length === 0 && start === 0) solutions = 1;
  const complete =
    length === 0 ||
    searchWithBound(start, {
      ...search,
      metric: "HTM",
      onStep({ outcome }) {
        if (outcome === "too far") cut++;
        else if (outcome === "same face") sameFace++;
        else kept++;
        if (outcome === "solved") solutions++;
        return ++looks < maxLookups;
      },
    });
  return { length, expanded: kept, pruned: cut, sameFace, solutions, complete };
}

export interface TimedRounds {
  readonly rounds: readonly SearchRound[];
  /** The time of the search alone, after the browser has compiled it. */
  readonly milliseconds: number;
}

/** In a first run longer than this, the compile time is negligible. */
const LONG_RUN_MS = 1000;
const MIN_RUN_MS = 50;

/**
 * Runs the rounds and measures their time, without building tables. A short search is repeated,
 * as its first run consists mostly of compiling.
 */
export function timeRounds(
  job: RoundsJob,
  report: (round: SearchRound) => void,
): TimedRounds {
  moveTables();
  pruningBound(job.index);
  const start = performance.now();
  const rounds = searchRounds(job, report);
  const first = performance.now() - start;
  if (first > LONG_RUN_MS) return { rounds, milliseconds: first };
  const milliseconds = meanTime(() => searchRounds(job, () => undefined), MIN_RUN_MS);
  return { rounds, milliseconds };
}

let tables: PruningTables | undefined;

/**
 * A lower bound on the distance of a state, from the two small tables, in the half-turn
 * metric.
 */
export function pruningBound(index: number): number {
  // Called millions of times, so the lookup by metric is cached.
  const { permutation, orientation } = (tables ??= pruningTables("HTM"));
  return Math.max(
    permutation.lowerBound[Math.floor(index / N_ORIENTATIONS)],
    orientation.lowerBound[index % N_ORIENTATIONS],
  );
}

/** The numbers of moves of a search: each move tried is either pruned or expanded. */
export interface SearchMoveCounts {
  readonly tried: number;
  readonly pruned: number;
  readonly expanded: number;
}

/** The total counts of several rounds. */
export function totalMoveCounts(
  rounds: readonly Pick<SearchRound, "pruned" | "expanded">[],
): SearchMoveCounts {
  const cut = rounds.reduce((sum, round) => sum + round.pruned, 0);
  const kept = rounds.reduce((sum, round) => sum + round.expanded, 0);
  return { tried: cut + kept, pruned: cut, expanded: kept };
}

/**
 * The number of moves in a round without pruning: nine first moves, then six each, of the other
 * two faces.
 */
export function countUnprunedMoves(length: number): SearchMoveCounts {
  const tried = (9 * (6 ** length - 1)) / 5;
  return { tried, pruned: 0, expanded: tried };
}
