import type { SearchOutcome } from "#lib/solver/bounded-search.ts";

/** What a step of the search did with a move; or that it is at its start, or over. */
export type SolveAllStepKind = Exclude<SearchOutcome, "in vain"> | "start" | "over";

/** The statement of `solveAll` that each kind of step ends with. */
export const SOLVE_ALL_STATEMENTS: Readonly<Record<SolveAllStepKind, string>> = {
  start: "function solveAll(",
  "same face": "if (Math.trunc(last / 3) !==",
  "too far": "if (distance(next) < depth)",
  made: "solveAll(next,",
  solved: "console.log(moves.join(",
  over: "for (let i = 0;",
};
