import { buildDistances } from "../lib/any-puzzle/build-distances.ts";
import type { PuzzleState } from "../lib/any-puzzle/definition.ts";
import type { Puzzle } from "../lib/any-puzzle/puzzle.ts";
import type { Metric } from "../lib/puzzle/moves.ts";
import { isSlidingBoard } from "../puzzles/sliding-board.ts";
import { slidingDistances } from "../puzzles/sliding-distances.ts";
import type { PlayableDefinition } from "../puzzles/playable-puzzle.ts";
import { createPlayable } from "../puzzles/create-playable.ts";
import {
  farthestState,
  type PuzzleWithDistances,
  solutionOf,
} from "./farthest-state.ts";
import type { DepthCount } from "./whole-table.ts";

/** A question of the page: first a search of all states, then questions about its result. */
export type PuzzleQuestion = SearchQuestion | FarthestQuestion | SolutionQuestion;

export interface SearchQuestion {
  readonly kind: "search";
  readonly definition: PlayableDefinition;
  readonly metric: Metric;
  /** The states that count as solved; default: solved. Boards have no others. */
  readonly goals?: readonly PuzzleState[];
}

export interface FarthestQuestion {
  readonly kind: "farthest";
  /** 1..2147483646; another seed gives another state. */
  readonly seed: number;
}

export interface SolutionQuestion {
  readonly kind: "solution";
  readonly state: PuzzleState;
}

/** The answer to each kind of question. */
export interface PuzzleAnswers {
  /** The number of states at each distance. */
  readonly search: readonly number[];
  /** A state at the greatest distance. */
  readonly farthest: PuzzleState;
  /** The moves of a shortest solution, by name. */
  readonly solution: readonly string[];
}

/**
 * The progress of a search: a finished depth, or the number of states found so far at the next.
 * Boards report only depths.
 */
export type DistanceProgress = DepthCount | { readonly soFar: number };

/** The interval between reports of a depth in progress. */
const REPORT_EVERY_MS = 200;

/**
 * Returns a function that searches all states of a puzzle, reports progress, and keeps the
 * result for later questions.
 */
export function createPuzzleDistances() {
  let searched: PuzzleWithDistances | undefined;
  return (
    question: PuzzleQuestion,
    report: (progress: DistanceProgress) => void,
  ): PuzzleAnswers[keyof PuzzleAnswers] => {
    if (question.kind === "search") {
      searched = undefined; // frees its memory
      const { histogram, measured } = search(question, report);
      searched = measured;
      return histogram;
    }
    if (searched === undefined) throw new Error("no puzzle has been searched yet");
    return question.kind === "farthest"
      ? farthestState(searched, question.seed)
      : solutionOf(searched, question.state);
  };
}

function search(
  { definition, metric, goals }: SearchQuestion,
  report: (progress: DistanceProgress) => void,
) {
  const puzzle = createPlayable(definition);
  let reportedAt = performance.now();
  const reportNow = (progress: DistanceProgress) => {
    reportedAt = performance.now();
    report(progress);
  };
  const options = {
    metric,
    onDepth: (depth: number, count: number) => reportNow({ depth, count }),
    onFound(soFar: number) {
      if (performance.now() >= reportedAt + REPORT_EVERY_MS) reportNow({ soFar });
    },
  };
  const { histogram, moves, diameter, distance } = isSlidingBoard(definition)
    ? slidingDistances(definition, options)
    : buildDistances(puzzle.group as Puzzle, { ...options, ...(goals && { goals }) });
  const measured: PuzzleWithDistances = {
    ...{ size: Number(puzzle.sizeBig), moves, diameter },
    farthest: histogram[diameter],
    distanceAt: distance,
    unrank: (index) => puzzle.unrankBig(BigInt(index)),
    after: (state, move) =>
      puzzle.whyIllegal(state, move) === undefined
        ? puzzle.apply(state, move)
        : undefined,
    distanceOf: (state) => distance(Number(puzzle.rankBig(state))),
  };
  return { histogram, measured };
}
