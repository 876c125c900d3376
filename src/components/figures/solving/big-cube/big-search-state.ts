import type { BigCubeProgress } from "#src/workers/big-cube.ts";

/** What to look for: short solutions, or a shortest one, proved. */
export type BigSearchGoal = "short" | "shortest";

/** How far a search for solutions of a cube has come. */
export interface BigSearchState {
  readonly goal: BigSearchGoal;
  readonly phase: "searching" | "stopped" | "failed";
  /** The shortest solution so far, and how long its search had taken, if it was found now. */
  readonly best?: {
    /** Each 0..17, as in `BIG_MOVE_NAMES`. */
    readonly moves: readonly number[];
    readonly milliseconds?: number;
  };
  /** No solution has this many moves or fewer; -1 if that is not known. */
  readonly ruledOut: number;
  /** Whether the solver is the slower one that proves nothing; undefined until it answers. */
  readonly isPlain?: boolean;
  /** The memory of the faster solver. */
  readonly bytes?: number | undefined;
  /** Whether the last search ended by itself without a solution. */
  readonly hasFoundNone?: boolean;
  readonly failure?: string;
}

/** The state after a report of the search. */
export function withReport(
  state: BigSearchState,
  { moves, milliseconds, ruledOut = -1, isPlain, bytes }: BigCubeProgress,
): BigSearchState {
  const { best } = state;
  const isShorter = moves && moves.length < (best?.moves.length ?? Infinity);
  return {
    ...state,
    isPlain,
    bytes,
    ...(isShorter && { best: { moves, milliseconds } }),
    ruledOut: Math.max(state.ruledOut, ruledOut),
  };
}

/** The state after a search that the reader has not stopped. */
export function afterSearch(
  state: BigSearchState,
  answer: BigCubeProgress,
): BigSearchState {
  return {
    ...withReport(state, answer),
    phase: "stopped",
    hasFoundNone: answer.moves === undefined,
  };
}
