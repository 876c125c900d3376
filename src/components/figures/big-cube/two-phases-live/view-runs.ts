import type {
  FoundSolution,
  ViewCount,
  ViewsProgress,
} from "#src/workers/compare-views.ts";

/** A solution, and the nodes that were visited before it was found. */
export interface TimedSolution extends FoundSolution {
  readonly nodes: number;
}

/** The search in some views, as far as it has come. */
export interface ViewRun {
  readonly views: ViewCount;
  readonly nodes: number;
  readonly nFirstPhases: number;
  /** Undefined for the example, which was searched when the page was made. */
  readonly milliseconds?: number;
  /** Each shorter than the one before. */
  readonly solutions: readonly TimedSolution[];
}

/** The runs with a report of the search. */
export function withProgress(
  runs: readonly ViewRun[],
  { solution, ...progress }: ViewsProgress,
): readonly ViewRun[] {
  const before = runs.find(({ views }) => views === progress.views);
  const solutions = [
    ...(before?.solutions ?? []),
    ...(solution ? [{ ...solution, nodes: progress.nodes }] : []),
  ];
  const others = runs.filter(({ views }) => views !== progress.views);
  return [...others, { ...progress, solutions }];
}

/** The shortest solution of all runs; among equals, the one found in the fewest views. */
export function shortestOf(runs: readonly ViewRun[]): TimedSolution | undefined {
  return runs
    .flatMap(({ solutions }) => solutions.slice(-1))
    .toSorted((a, b) => a.moves.length - b.moves.length)[0];
}
