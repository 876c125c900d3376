import type { PuzzleState } from "#lib/any-puzzle/definition.ts";
import { startJob } from "#src/workers/run-job.ts";
import type {
  PuzzleAnswers,
  PuzzleQuestion,
  SearchQuestion,
  DistanceProgress,
} from "#src/workers/puzzle-distances.ts";
import type { WorkOptions } from "#kit/job/job.ts";

/** The progress of a search. */
export interface SearchProgress {
  /** The states at each finished distance. */
  readonly histogram: readonly number[];
  /** How many are found at the next distance. */
  readonly soFar: number;
}

export const NO_PROGRESS: SearchProgress = { histogram: [], soFar: 0 };

export function addProgress(
  { histogram }: SearchProgress,
  progress: DistanceProgress,
): SearchProgress {
  return "soFar" in progress
    ? { histogram, soFar: progress.soFar }
    : { histogram: [...histogram, progress.count], soFar: 0 };
}

/** The result of a search; its table stays in the worker. */
export interface SearchedPuzzle {
  /** The states at each distance. */
  readonly histogram: readonly number[];
  /** A random state at the largest distance. */
  farthest(): Promise<PuzzleState>;
  /** The moves of a shortest solution, by name. */
  solution(state: PuzzleState): Promise<readonly string[]>;
}

/**
 * Searches all states, and reports the distances so far. The worker lives until the signal
 * is aborted.
 */
export async function searchPuzzle(
  search: Omit<SearchQuestion, "kind">,
  { signal, onProgress }: WorkOptions<SearchProgress>,
): Promise<SearchedPuzzle> {
  const worker = startJob("puzzle-distances", signal);
  try {
    const histogram = await ask({ kind: "search", ...search });
    return {
      histogram,
      farthest: () => ask({ kind: "farthest", seed: randomSeed() }),
      solution: (state) => ask({ kind: "solution", state }),
    };
  } catch (error) {
    worker.end();
    throw error;
  }

  async function ask<Kind extends PuzzleQuestion["kind"]>(
    question: PuzzleQuestion & { readonly kind: Kind },
  ): Promise<PuzzleAnswers[Kind]> {
    const answer = await worker.ask(question, {
      onProgress: (progress) => onProgress((before) => addProgress(before, progress)),
    });
    return answer as PuzzleAnswers[Kind];
  }
}

/** 1..2147483646. */
function randomSeed(): number {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  return 1 + (random % 2_147_483_646);
}
