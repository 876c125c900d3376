import type { TwoPhaseOptions } from "../lib/big-cube/solving-step.ts";
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
  /** Finds shorter and shorter solutions, for some milliseconds if that is limited. */
  | {
      readonly kind: "solve";
      readonly cube: BigCube;
      readonly options?: TwoPhaseOptions;
      readonly milliseconds?: number;
    }
  /** Rules out one length after another, and finds a shortest solution. */
  | { readonly kind: "solve-optimally"; readonly cube: BigCube }
  /** Finds the depths of first phases, up to this one: 8..12. */
  | { readonly kind: "deepen"; readonly depth: number };

/** How far a question has come. */
export interface BigCubeProgress {
  /** The shortest solution so far: moves 0..17, as in `BIG_MOVE_NAMES`. */
  readonly moves: readonly number[] | undefined;
  /** No solution has this many moves or fewer; undefined if none is known. */
  readonly ruledOut: number | undefined;
  /** The time since the question was taken up. */
  readonly milliseconds: number;
  readonly nodes: number;
  /** The number of first phases found. */
  readonly nFirstPhases: number;
  /** The number of first phases at each depth in the table. */
  readonly histogram: readonly number[];
  /** The memory of the solver, in bytes. */
  readonly bytes: number;
}

export interface BigCubeAnswer extends BigCubeProgress {
  /** False if the question was stopped, or its time was over. */
  readonly isComplete: boolean;
}

/** What a step of any question adds to its progress. */
type Step = Partial<
  Pick<BigCubeProgress, "moves" | "ruledOut" | "nodes" | "nFirstPhases">
>;

type Report = (progress: BigCubeProgress) => void;

/** Progress without a new solution is reported at this interval, in milliseconds. */
const REPORT_INTERVAL = 200;

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
) => Promise<BigCubeAnswer> {
  let solver: TwoPhaseSolver | undefined;
  let idle = setTimeout(prepareMore);

  return async (question, report, signal) => {
    clearTimeout(idle);
    try {
      solver ??= buildTwoPhaseSolver();
      return await answer(solver, question, report, signal);
    } finally {
      if (solver !== undefined) idle = setTimeout(prepareMore, IDLE_PAUSE);
    }
  };

  function prepareMore(): void {
    if (solver !== undefined && solver.depths[0] >= IDLE_DEPTH) return;
    try {
      if (solver === undefined) solver = buildTwoPhaseSolver();
      else solver.deepenPartly();
    } catch {
      return; // the next question tries again, and says what is wrong
    }
    idle = setTimeout(prepareMore);
  }
}

async function answer(
  solver: TwoPhaseSolver,
  question: BigCubeQuestion,
  report: Report,
  signal: AbortSignal,
): Promise<BigCubeAnswer> {
  const start = performance.now();
  const limit = question.kind === "solve" ? question.milliseconds : undefined;
  let progress = progressAfter({});
  let nextReport = REPORT_INTERVAL;
  for (const step of stepsOf(solver, question)) {
    const before = progress;
    progress = progressAfter({ ...step, moves: step.moves ?? before.moves });
    const isNews =
      progress.moves !== before.moves ||
      progress.ruledOut !== before.ruledOut ||
      progress.histogram.length > before.histogram.length;
    if (isNews || progress.milliseconds >= nextReport) {
      report(progress);
      nextReport = progress.milliseconds + REPORT_INTERVAL;
    }
    await nextTask();
    const isOver = limit !== undefined && progress.milliseconds >= limit;
    if (isOver || signal.aborted) return { ...progress, isComplete: false };
  }
  return { ...progress, isComplete: true };

  function progressAfter({ moves, ruledOut, nodes = 0, nFirstPhases = 0 }: Step) {
    return {
      ...{ moves, ruledOut, nodes, nFirstPhases },
      milliseconds: performance.now() - start,
      histogram: [...solver.histograms[0]],
      bytes: solver.bytes,
    };
  }
}

function* stepsOf(solver: TwoPhaseSolver, question: BigCubeQuestion): Generator<Step> {
  if (question.kind === "solve") {
    yield* solver.solve(question.cube, question.options);
  } else if (question.kind === "solve-optimally") {
    yield* solver.solveOptimally(question.cube);
  } else if (question.kind === "deepen") {
    while (solver.depths[0] < question.depth && solver.deepen()) yield {};
  }
}
