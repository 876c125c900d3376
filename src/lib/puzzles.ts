// puzzles: any puzzle of pieces and moves: definitions, search, solutions and file formats
export {
  breadthFirst,
  type BreadthFirstOptions,
  type Distances,
  type NumberedPuzzle,
} from "./tables/breadth-first.ts";
export { type SearchOptions } from "./tables/search-options.ts";
export {
  definePuzzle,
  type MoveChoice,
  type Puzzle,
  type PuzzleCoordinate,
  type PuzzlePosition,
} from "./any-puzzle/puzzle.ts";
export {
  buildDistances,
  type PuzzleDistanceOptions,
  type PuzzleDistances,
} from "./any-puzzle/build-distances.ts";
export { countStates } from "./any-puzzle/count-states.ts";
export {
  type OrbitDefinition,
  type OrbitMove,
  type OrbitState,
  type PuzzleDefinition,
  type PuzzleState,
} from "./any-puzzle/definition.ts";
export { type PuzzleGoals } from "./any-puzzle/puzzle-goals.ts";
export {
  buildPuzzlePruning,
  type PuzzlePruning,
  type PuzzlePruningOptions,
  type PuzzlePruningTable,
} from "./any-puzzle/puzzle-pruning.ts";
export { type MoveCosts, type PuzzleMetric } from "./any-puzzle/puzzle-metric.ts";
export { formatTws, type TwsOptions } from "./any-puzzle/format-tws.ts";
export {
  fromKPattern,
  type KPatternData,
  type KPatternOrbit,
  toKPattern,
} from "./any-puzzle/kpattern.ts";
export { formatKPuzzle, parseKPuzzle } from "./any-puzzle/kpuzzle.ts";
export { parseTws } from "./any-puzzle/parse-tws.ts";
export { type StateDigits, stateDigits } from "./any-puzzle/state-digits.ts";
export { countShortestSolutions } from "./solver/count-shortest-solutions.ts";
export { shortestSolutions } from "./solver/shortest-solutions.ts";
export { type PuzzleSearch, solvePuzzle } from "./any-puzzle/solve-puzzle.ts";
