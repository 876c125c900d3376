import { buildPlainSolver, type PlainSolver } from "../lib/big-cube/plain-solver.ts";
import {
  checkTwoPhaseOptions,
  type TwoPhaseOptions,
} from "../lib/big-cube/solving-step.ts";
import type { BigCube } from "../lib/big-cube/state.ts";
import {
  buildTwoPhaseSolver,
  type TwoPhaseSolver,
} from "../lib/big-cube/two-phase-solver.ts";
import { nextTask } from "./next-task.ts";

/** A question about the 3×3×3. Each can be stopped, and answers with what it has. */
export type BigCubeQuestion =
  /** Builds the first tables, if they are not built yet. */
  | { readonly kind: "prepare" }
  /**
   * Finds shorter and shorter solutions, for some milliseconds if that is limited. At the end
   * of the search it rules out the lengths that were tried completely.
   */
  | {
      readonly kind: "solve";
      readonly cube: BigCube;
      readonly options?: TwoPhaseOptions;
      readonly milliseconds?: number;
    }
  /**
   * Rules out one length after another, and finds a shortest solution. Not without
   * WebAssembly.
   */
  | { readonly kind: "solve-optimally"; readonly cube: BigCube };

/** How far a question has come. */
export interface BigCubeProgress {
  /** The shortest solution so far: moves 0..17, as in `BIG_MOVE_NAMES`. */
  readonly moves: readonly number[] | undefined;
  /** No solution has this many moves or fewer; undefined if none is known. */
  readonly ruledOut: number | undefined;
  /** The time since the question was taken up. */
  readonly milliseconds: number;
  /** Whether the solver is the slower one that runs without WebAssembly. */
  readonly isPlain: boolean;
  /** The memory of the solver; undefined for the plain one. */
  readonly bytes?: number | undefined;
}

/** What a step of any question adds to its progress. */
type Step = Partial<Pick<BigCubeProgress, "moves" | "ruledOut">>;

type Report = (progress: BigCubeProgress) => void;

/** An idle solver deepens its table to this depth: the others make it no faster. */
const IDLE_DEPTH = 9;

/** The pause before that, in milliseconds, in which the next question may come. */
const IDLE_PAUSE = 200;

/**
 * Returns a function that answers questions. The tables are built at once, deepened between
 * questions, and kept.
 */
export function createBigCubeSolver(): (
  question: BigCubeQuestion,
  report: Report,
  signal: AbortSignal,
) => Promise<BigCubeProgress> {
  let solver: BigCubeSolver | undefined;
  let idle = setTimeout(prepareMore);

  return async (question, report, signal) => {
    clearTimeout(idle);
    try {
      solver ??= buildSolver();
      return await answer(solver, question, report, signal);
    } finally {
      idle = setTimeout(prepareMore, IDLE_PAUSE);
    }
  };

  function prepareMore(): void {
    if (solver === undefined) solver = buildSolver();
    else if (isTwoPhase(solver) && solver.depths[0] < IDLE_DEPTH) solver.deepenPartly();
    else return;
    idle = setTimeout(prepareMore);
  }
}

type BigCubeSolver = TwoPhaseSolver | PlainSolver;

/** Builds the plain solver if the host refuses WebAssembly or the memory of the other. */
function buildSolver(): BigCubeSolver {
  try {
    return buildTwoPhaseSolver();
  } catch {
    return buildPlainSolver();
  }
}

function isTwoPhase(solver: BigCubeSolver): solver is TwoPhaseSolver {
  return "solveOptimally" in solver;
}

async function answer(
  solver: BigCubeSolver,
  question: BigCubeQuestion,
  report: Report,
  signal: AbortSignal,
): Promise<BigCubeProgress> {
  const start = performance.now();
  const limit = question.kind === "solve" ? question.milliseconds : undefined;
  let progress = progressAfter({});
  for (const step of stepsOf(solver, question)) {
    const before = progress;
    progress = progressAfter({ ...step, moves: step.moves ?? before.moves });
    const isNews =
      progress.moves !== before.moves || progress.ruledOut !== before.ruledOut;
    if (isNews) report(progress);
    await nextTask();
    const isOver = limit !== undefined && progress.milliseconds >= limit;
    if (isOver || signal.aborted) break;
  }
  return progress;

  function progressAfter({ moves, ruledOut }: Step): BigCubeProgress {
    return {
      ...{ moves, ruledOut, isPlain: !isTwoPhase(solver) },
      bytes: isTwoPhase(solver) ? solver.bytes : undefined,
      milliseconds: performance.now() - start,
    };
  }
}

function* stepsOf(solver: BigCubeSolver, question: BigCubeQuestion): Generator<Step> {
  if (question.kind === "solve") {
    const options = checkTwoPhaseOptions(question.options ?? {});
    let maxLength = options.maxLength;
    for (const step of solver.solve(question.cube, options)) {
      if (step.moves) maxLength = step.moves.length - 1;
      yield step;
    }
    // No second phase of such a solution is too long to be tried.
    yield { ruledOut: Math.min(maxLength, options.maxSecondLength) };
  } else if (question.kind === "solve-optimally") {
    if (!isTwoPhase(solver)) {
      throw new Error("without WebAssembly no solution can be proved shortest");
    }
    yield* solver.solveOptimally(question.cube);
  }
}
