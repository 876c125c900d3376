// puzzle: states of the cube, moves, notation and facelets
export {
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
  rankState,
  unrankState,
} from "./puzzle/coordinates.ts";
export {
  CORNER_FACES,
  CORNER_NAMES,
  type Face,
  type Facelet,
  FACELETS,
  FACES,
  FIXED_CORNER,
  OPPOSITE,
} from "./puzzle/corners.ts";
export { fromFacelets, toFacelets } from "./puzzle/facelets.ts";
export {
  applyMove,
  applyMoves,
  countTurns,
  FACE_NAMES,
  HTM_MOVES,
  invertMoves,
  type Metric,
  MOVE_NAMES,
  movesOf,
  N_MOVES,
  QTM_MOVES,
  QUARTER_TURNS,
  type QuarterTurn,
} from "./puzzle/moves.ts";
export { formatMoves } from "./puzzle/format-moves.ts";
export { ANY_COLOUR, matchAny, matchStates } from "./puzzle/goal-patterns.ts";
export { type Goal, goalPatterns, GOALS, goalStates } from "./puzzle/goals.ts";
export { invertState } from "./puzzle/invert-state.ts";
export { multiplyStates } from "./puzzle/multiply-states.ts";
export { parseMoves } from "./puzzle/notation.ts";
export { explainNoMatch } from "./puzzle/pattern-faults.ts";
export { randomState } from "./puzzle/random-state.ts";
export {
  allSymmetries,
  isMirrored,
  symmetricIndex,
  type Symmetry,
} from "./puzzle/symmetries.ts";
export { assertState, N_PIECES, SOLVED, type State } from "./puzzle/state.ts";

// tables: move tables, pruning tables and distance tables
export {
  buildDistanceTable,
  type DistanceOptions,
  type DistanceTable,
} from "./tables/distance-table.ts";
export { type SearchOptions } from "./tables/search-options.ts";
export { decodeDistanceTable, encodeDistanceTable } from "./tables/encoded-table.ts";
export { buildMoveTables, type MoveTables } from "./tables/move-tables.ts";
export { buildPruningTable, type PruningTable } from "./tables/pruning-table.ts";

// solver: shortest solutions of the cube and of puzzles, and solutions in stages
export { countShortestSolutions } from "./solver/count-shortest-solutions.ts";
export { compareByEffort, effortOf } from "./solver/effort.ts";
export {
  layerByLayer,
  type SolvingMethod,
  ortega,
  type Subgoal,
} from "./solver/methods.ts";
export { randomScramble, type ScrambleOptions } from "./solver/random-scramble.ts";
export { shortestSolutions } from "./solver/shortest-solutions.ts";
export { shortestScrambles } from "./solver/shortest-scrambles.ts";
export {
  type SolutionNode,
  type SolutionEdge,
  solutionGraph,
  type SolutionGraph,
} from "./solver/solution-graph.ts";
export { solve } from "./solver/solve.ts";
export {
  buildStages,
  type SubgoalDistances,
  solveInStages,
  type Stage,
} from "./solver/stages.ts";
