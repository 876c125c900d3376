import { checkIndex } from "../lib/indexing/check-input.ts";
import { N_ORIENTATIONS, N_STATES } from "../lib/puzzle/coordinates.ts";
import { type BoundedSearch, searchWithBound } from "../lib/solver/bounded-search.ts";
import { moveTables } from "../lib/tables/move-tables.ts";
import { buildPruningTable } from "../lib/tables/pruning-table.ts";

/** One round of iterative deepening: all paths of one length that the bound allows. */
export interface Round {
  readonly length: number;
  /** Moves made, by how many stood before them. */
  readonly made: readonly number[];
  readonly cut: number;
  readonly sameFace: number;
  readonly solutions: number;
  /** False when the round was given up: then the counts are of what was done. */
  readonly complete: boolean;
}

export interface RoundsJob {
  /** A state's number. */
  readonly index: number;
  readonly bound: "pruning" | "none";
  /** Whether a face may be turned again that was turned just before. */
  readonly sameFaceTwice: boolean;
}

/** Some seconds' work: more is not worth waiting for. */
const MAX_LOOKS = 40_000_000;
const FARTHEST = 11;

/**
 * Searches without exact distances, round after round, until a round finds a solution
 * or has looked at too much.
 */
export function searchRounds(
  { index, bound, sameFaceTwice }: RoundsJob,
  report: (round: Round) => void,
  maxLooks = MAX_LOOKS,
): Round[] {
  const start = checkIndex(index, N_STATES);
  const lowerBound = bound === "pruning" ? pruningBound : () => 0;
  const rounds: Round[] = [];
  for (let length = lowerBound(start); length <= FARTHEST; length++) {
    const round = searchRound(start, { length, lowerBound, sameFaceTwice }, maxLooks);
    rounds.push(round);
    report(round);
    if (round.solutions > 0 || !round.complete) break;
  }
  return rounds;
}

function searchRound(
  start: number,
  search: Pick<BoundedSearch, "length" | "lowerBound" | "sameFaceTwice">,
  maxLooks: number,
): Round {
  const { length } = search;
  const made = new Array<number>(length).fill(0);
  let [looks, cut, sameFace, solutions] = [0, 0, 0, 0];
  if (length === 0 && start === 0) solutions = 1;
  const complete =
    length === 0 ||
    searchWithBound(start, {
      ...search,
      metric: "HTM",
      onStep({ depth, outcome }) {
        if (outcome === "too far") cut++;
        else if (outcome === "same face") sameFace++;
        else made[depth]++;
        if (outcome === "solved") solutions++;
        return ++looks < maxLooks;
      },
    });
  return { length, made, cut, sameFace, solutions, complete };
}

let kept: ((index: number) => number) | undefined;

/**
 * Turns that a state needs at least, by the two small tables, in the half-turn metric.
 * The tables are built when they are first asked for, and kept.
 */
export function pruningBound(index: number): number {
  return (kept ??= buildPruningBound())(index);
}

function buildPruningBound(): (index: number) => number {
  const tables = moveTables();
  const metric = "HTM";
  const permutation = buildPruningTable(tables.permutation, { metric }).lowerBound;
  const orientation = buildPruningTable(tables.orientation, { metric }).lowerBound;
  return (index) =>
    Math.max(
      permutation[Math.floor(index / N_ORIENTATIONS)],
      orientation[index % N_ORIENTATIONS],
    );
}

/** How many moves a round has made, all depths together. */
export function movesMade({ made }: Round): number {
  return made.reduce((sum, count) => sum + count, 0);
}

/**
 * How many moves a round makes that knows nothing: any of the nine first, then any of
 * the other faces' six.
 */
export function movesWithoutTable(length: number): number {
  return (9 * (6 ** length - 1)) / 5;
}
