import { DIAMETER } from "../lib/puzzle/diameter.ts";
import { checkIndex } from "../lib/indexing/check-input.ts";
import { N_ORIENTATIONS, N_STATES } from "../lib/puzzle/coordinates.ts";
import { type BoundedSearch, searchWithBound } from "../lib/solver/bounded-search.ts";
import { moveTables } from "../lib/tables/move-tables.ts";
import { type PruningTables, pruningTables } from "../lib/tables/pruning-table.ts";
import { meanTime } from "./mean-time.ts";

/**
 * One round of iterative deepening: all paths of one length that the bound doesn't prune.
 */
export interface SearchRound {
  readonly length: number;
  /** Moves from which the search went on, or which were the last of a path. */
  readonly expanded: number;
  /** Moves that were taken back at once because the bound was too large. */
  readonly pruned: number;
  /** Moves that were left out untried. */
  readonly sameFace: number;
  readonly solutions: number;
  /** False when the round was aborted: then the counts cover only what was done. */
  readonly complete: boolean;
}

export interface RoundsJob {
  /** The index of a state. */
  readonly index: number;
  readonly bound: "pruning" | "none";
  /** Whether two consecutive moves may turn the same face. */
  readonly sameFaceTwice: boolean;
}

/** Some seconds of work; readers should not have to wait longer. */
const MAX_LOOKUPS = 40_000_000;

/**
 * Searches without exact distances, round after round, until a round finds a solution or
 * the limit of look-ups is reached.
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
  /** The time of the search alone, once the browser has translated it. */
  readonly milliseconds: number;
}

/** Milliseconds. In so long a first run, what the start of a program costs is lost. */
const LONG_RUN_MS = 1000;
/** Milliseconds. */
const MIN_RUN_MS = 50;

/**
 * The rounds, reported one by one, and how long they take: the tables are there before the
 * clock starts, and a short search is run again, since its first run mostly reads and
 * translates the program.
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
  // Asked for millions of times: not looked up by the metric each time.
  const { permutation, orientation } = (tables ??= pruningTables("HTM"));
  return Math.max(
    permutation.lowerBound[Math.floor(index / N_ORIENTATIONS)],
    orientation.lowerBound[index % N_ORIENTATIONS],
  );
}

/**
 * The moves of a search: to try one is to make it and look up the bound, after which it is
 * either cut or kept.
 */
export interface SearchMoveCounts {
  readonly tried: number;
  readonly pruned: number;
  readonly expanded: number;
}

/** The moves of all these rounds together. */
export function totalMoveCounts(
  rounds: readonly Pick<SearchRound, "pruned" | "expanded">[],
): SearchMoveCounts {
  const cut = rounds.reduce((sum, round) => sum + round.pruned, 0);
  const kept = rounds.reduce((sum, round) => sum + round.expanded, 0);
  return { tried: cut + kept, pruned: cut, expanded: kept };
}

/**
 * The moves in a round without pruning: any of the nine first, then any of the six moves of
 * the other two faces. None is cut.
 */
export function countUnprunedMoves(length: number): SearchMoveCounts {
  const tried = (9 * (6 ** length - 1)) / 5;
  return { tried, pruned: 0, expanded: tried };
}
