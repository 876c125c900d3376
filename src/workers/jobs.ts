/**
 * The jobs of the worker, by name. A job answers a question, and may report progress or throw.
 * Its code is loaded by the worker that runs it.
 */
export const JOBS = {
  "arrange-states": async () => (await import("./arrange-states.ts")).arrangeDistances,
  "big-cube": async () => (await import("./big-cube.ts")).createBigCubeSolver(),
  "compare-views": async () => (await import("./compare-views.ts")).compareViews,
  "count-first-phases": async () =>
    (await import("./count-first-phases.ts")).countFirstPhases,
  "depth-table": async () => (await import("./depth-table.ts")).buildDepthTable,
  "live-distances": async () =>
    (await import("./live-distances.ts")).createLiveDistances(),
  "number-state": async () =>
    (await import("./number-state.ts")).createStateNumbering(),
  "own-solver": async () => (await import("./own-solver/try-design.ts")).tryDesign,
  "parse-puzzle": async () => (await import("./parse-puzzle.ts")).parsePuzzle,
  "puzzle-distances": async () =>
    (await import("./puzzle-distances.ts")).createPuzzleDistances(),
  "puzzle-facts": async () => (await import("./puzzle-facts.ts")).computePuzzleFacts,
  "round-trips": async () => (await import("./round-trips.ts")).proveRoundTrips,
  "run-form": async () => (await import("./run-form.ts")).runForm,
  "scan-big-cube": async () =>
    (await import("./scan-cube/scan-big-cube.ts")).scanBigCube,
  "scan-cube": async () => (await import("./scan-cube/scan-cube.ts")).scanCube,
  "search-rounds": async () => (await import("./search-rounds.ts")).timeRounds,
  "solve-cosets": async () => (await import("./solve-cosets.ts")).solveCosets,
  "solve-state": async () => (await import("./solve-state.ts")).solveState,
  "stage-solutions": async () =>
    (await import("./stage-solutions.ts")).createStageSolver(),
  "sticker-race": async () => (await import("./sticker-race.ts")).runStickerRace,
  "survey-table": async () => (await import("./survey-table.ts")).surveyTable,
  "table-race": async () => (await import("./table-race.ts")).runTableRace,
  "tally-readings": async () => (await import("./tally-readings.ts")).tallyReadings,
  "whole-table": async () => (await import("./whole-table.ts")).buildWholeTable,
};

export type JobName = keyof typeof JOBS;

type Job<Name extends JobName> = Awaited<ReturnType<(typeof JOBS)[Name]>>;
export type QuestionOf<Name extends JobName> = Parameters<Job<Name>>[0];
export type AnswerOf<Name extends JobName> = Awaited<ReturnType<Job<Name>>>;
/** Never, if the job reports no progress. */
export type ProgressOf<Name extends JobName> =
  Parameters<Job<Name>> extends [
    unknown,
    (progress: infer Progress) => void,
    ...unknown[],
  ]
    ? Progress
    : never;
