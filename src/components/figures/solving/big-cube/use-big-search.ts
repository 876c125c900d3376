import { useEffect, useRef, useState } from "preact/hooks";
import type { BigCube } from "#lib/big-cube/state.ts";
import type { BigCubeProgress, BigCubeQuestion } from "#src/workers/big-cube.ts";
import { bigCubeWorker } from "./big-cube-worker.ts";

/** What to look for: short solutions, or a shortest one, proved. */
type Goal = "short" | "shortest";

/** A search for solutions of a cube. */
export interface BigSearch extends SearchState {
  /** Continues, towards this goal. */
  start(goal: Goal): void;
  stop(): void;
}

interface SearchState {
  readonly goal: Goal;
  readonly phase: "searching" | "stopped" | "failed";
  /** The shortest solution so far, and how long its search had taken. */
  readonly best?: {
    /** Each 0..17, as in `BIG_MOVE_NAMES`. */
    readonly moves: readonly number[];
    readonly milliseconds: number;
  };
  /** No solution has this many moves or fewer; -1 if that is not known. */
  readonly ruledOut: number;
  readonly failure?: string;
}

/** After this time even a patient reader begins to turn. */
const MILLISECONDS = 10_000;

/**
 * Looks for shorter and shorter solutions, and stops after some seconds.
 *
 * @param cube  stays the same
 */
export function useBigSearch(cube: BigCube): BigSearch {
  const [state, setState] = useState<SearchState>({
    goal: "short",
    phase: "searching",
    ruledOut: -1,
  });
  const run = useRef<AbortController>();
  const stop = () => {
    run.current?.abort();
    setState((before) =>
      before.phase === "searching" ? { ...before, phase: "stopped" } : before,
    );
  };
  const start = (goal: Goal) => {
    run.current = new AbortController();
    const { signal } = run.current;
    setState((before) => ({ ...before, goal, phase: "searching" }));
    void search(cube, goal, {
      ...{ signal, stop },
      length: state.best?.moves.length ?? Infinity,
      update: (change) => signal.aborted || setState(change),
    });
  };
  useEffect(() => {
    start("short");
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
  update(change: (state: SearchState) => SearchState): void;
}

async function search(
  cube: BigCube,
  goal: Goal,
  { length, signal, stop, update }: SearchOptions,
): Promise<void> {
  const maxLength = Math.min(length - 1, MAX_LENGTH);
  const question: BigCubeQuestion =
    goal === "short"
      ? { kind: "solve", cube, options: { maxLength }, milliseconds: MILLISECONDS }
      : { kind: "solve-optimally", cube };
  const onProgress = (progress: BigCubeProgress) => {
    update((state) => withProgress(state, progress));
    // Nothing can be shorter than the solution that is known.
    if (progress.ruledOut === length - 1) stop();
  };
  try {
    const answer = await bigCubeWorker().ask(question, { onProgress, stop: signal });
    update((state) => ({ ...withProgress(state, answer), phase: "stopped" }));
  } catch (error) {
    const failure = (error as Error).message;
    update((state) => ({ ...state, phase: "failed", failure }));
  }
}

/** Longer solutions are not worth showing. */
const MAX_LENGTH = 30;

function withProgress(
  state: SearchState,
  { moves, milliseconds, ruledOut = -1 }: BigCubeProgress,
): SearchState {
  const { best } = state;
  const isShorter = moves && moves.length < (best?.moves.length ?? Infinity);
  return {
    ...state,
    ...(isShorter && { best: { moves, milliseconds } }),
    ruledOut: Math.max(state.ruledOut, ruledOut),
  };
}
