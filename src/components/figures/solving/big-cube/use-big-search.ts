import { useEffect, useRef, useState } from "preact/hooks";
import type { BigCube } from "#lib/big-cube/state.ts";
import type { BigCubeProgress, BigCubeQuestion } from "#src/workers/big-cube.ts";
import { bigCubeWorker } from "./big-cube-worker.ts";
import { MAX_SOLUTION_LENGTH } from "./big-progress-model.ts";
import {
  type BigSearchState,
  type BigSearchGoal,
  afterSearch,
  withReport,
} from "./big-search-state.ts";

/** A search for solutions of a cube. */
export interface BigSearch extends BigSearchState {
  /** Continues, towards this goal. */
  start(goal: BigSearchGoal): void;
  stop(): void;
}

/** After this time even a patient reader begins to turn. */
const MILLISECONDS = 10_000;

interface InitialSearch {
  /** A solution that is known already. */
  readonly moves: readonly number[] | undefined;
  /** Whether to wait for `start`. */
  readonly isPaused: boolean;
}

/**
 * Looks for shorter and shorter solutions, and stops after some seconds.
 *
 * @param cube     stays the same
 * @param initial  only used by the first call
 */
export function useBigSearch(cube: BigCube, initial: InitialSearch): BigSearch {
  const { moves, isPaused } = initial;
  const [state, setState] = useState<BigSearchState>({
    goal: "short",
    phase: isPaused ? "stopped" : "searching",
    ...(moves && { best: { moves } }),
    ruledOut: -1,
  });
  const run = useRef<AbortController>();
  const stop = () => {
    run.current?.abort();
    setState((before) =>
      before.phase === "searching" ? { ...before, phase: "stopped" } : before,
    );
  };
  const start = (goal: BigSearchGoal) => {
    run.current = new AbortController();
    const { signal } = run.current;
    setState((before) => ({
      ...before,
      goal,
      phase: "searching",
      hasFoundNone: false,
    }));
    void search(cube, goal, {
      ...{ signal, stop },
      length: state.best?.moves.length ?? Infinity,
      update: (change) => signal.aborted || setState(change),
    });
  };
  useEffect(() => {
    if (!isPaused) start("short");
    return () => run.current?.abort();
  }, []);
  return { ...state, start, stop };
}

interface SearchOptions {
  /** Of the shortest solution that is known. */
  readonly length: number;
  readonly signal: AbortSignal;
  /** Stops the search, as the reader can. */
  stop(): void;
  update(change: (state: BigSearchState) => BigSearchState): void;
}

async function search(
  cube: BigCube,
  goal: BigSearchGoal,
  { length, signal, stop, update }: SearchOptions,
): Promise<void> {
  const maxLength = Math.min(length - 1, MAX_SOLUTION_LENGTH);
  const question: BigCubeQuestion =
    goal === "short"
      ? { kind: "solve", cube, options: { maxLength }, milliseconds: MILLISECONDS }
      : { kind: "solve-optimally", cube };
  const onProgress = (progress: BigCubeProgress) => {
    update((state) => withReport(state, progress));
    // Nothing can be shorter than the solution that is known.
    if (progress.ruledOut === length - 1) stop();
  };
  try {
    const answer = await bigCubeWorker().ask(question, { onProgress, stop: signal });
    update((state) => afterSearch(state, answer));
  } catch (error) {
    const failure = (error as Error).message;
    update((state) => ({ ...state, phase: "failed", failure }));
  }
}
