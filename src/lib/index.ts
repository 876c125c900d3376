// indexing: ranking and unranking permutations, orientations and combinations
export { binomial } from "./indexing/binomial.ts";
export {
  binomialBig,
  rankCombinationBig,
  unrankCombinationBig,
} from "./indexing/combination-big.ts";
export { rankCombination, unrankCombination } from "./indexing/combination.ts";
export { rankDigits, unrankDigits } from "./indexing/digits.ts";
export {
  isEvenPermutation,
  rankEvenPermutation,
  unrankEvenPermutation,
} from "./indexing/even-permutation.ts";
export {
  factorialBig,
  fromFactoradicBig,
  toFactoradicBig,
} from "./indexing/factoradic-big.ts";
export { factorial, fromFactoradic, toFactoradic } from "./indexing/factoradic.ts";
export {
  countMultisetPermutations,
  rankMultisetPermutation,
  unrankMultisetPermutation,
} from "./indexing/multiset-permutation.ts";
export { rankMyrvoldRuskey, unrankMyrvoldRuskey } from "./indexing/myrvold-ruskey.ts";
export { rankOrientation, unrankOrientation } from "./indexing/orientation.ts";
export {
  rankPermutationBig,
  unrankPermutationBig,
} from "./indexing/permutation-big.ts";
export {
  lehmerCode,
  rankPermutation,
  unrankPermutation,
} from "./indexing/permutation.ts";

// puzzle: states of the cube, moves, notation, facelets and colours
export { allSchemes, BLANK, type Colouring, type Scheme } from "./puzzle/colourings.ts";
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
export { countCubes } from "./puzzle/count-cubes.ts";
export { type CubeFault, type FaultKind, findFaults } from "./puzzle/cube-faults.ts";
export {
  mostInformativeFacelet,
  type FittingCubes,
  fittingCubes,
} from "./puzzle/fitting-cubes.ts";
export {
  fromFacelets,
  type StateWithScheme,
  stateAsHeld,
  toFacelets,
} from "./puzzle/facelets.ts";
export {
  leastCosts,
  type LikeliestCube,
  likeliestCube,
} from "./puzzle/likeliest-cube.ts";
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
export { type NearestCube, nearestCubes } from "./puzzle/nearest-cubes.ts";
export { parseMoves } from "./puzzle/notation.ts";
export { explainNoMatch } from "./puzzle/pattern-faults.ts";
export { randomState } from "./puzzle/random-state.ts";
export {
  allSymmetries,
  isMirrored,
  symmetricState,
  type Symmetry,
} from "./puzzle/symmetries.ts";
export { assertState, N_PIECES, SOLVED, type State } from "./puzzle/state.ts";
export {
  buildStickerMoves,
  invertStickers,
  multiplyStickers,
} from "./puzzle/sticker-moves.ts";
export { CORNER_STICKERS, fromStickers, toStickers } from "./puzzle/stickers.ts";

// tables: move tables, pruning tables and distance tables
export {
  breadthFirst,
  type BreadthFirstOptions,
  type Distances,
  type NumberedPuzzle,
} from "./tables/breadth-first.ts";
export {
  buildDistanceTable,
  type DistanceOptions,
  type DistanceTable,
} from "./tables/distance-table.ts";
export { buildMoveTables, type MoveTables } from "./tables/move-tables.ts";
export { buildPruningTable, type PruningTable } from "./tables/pruning-table.ts";
export { scanDepths } from "./tables/scan-depths.ts";
export {
  deepenLookup,
  LOOKUP_MOVES,
  printedMoves,
  startLookup,
  type StickerLookup,
  stickerKey,
} from "./tables/sticker-lookup.ts";

// solver: shortest solutions, and solutions in stages
export {
  type BoundedSearch,
  type SearchStep,
  type SearchOutcome,
  searchWithBound,
} from "./solver/bounded-search.ts";
export { compareByEffort, effortOf } from "./solver/effort.ts";
export { countOptimalSolutions, optimalSolutions } from "./solver/optimal-solutions.ts";
export {
  layerByLayer,
  type SolvingMethod,
  ortega,
  type Subgoal,
} from "./solver/methods.ts";
export { shortestScrambles } from "./solver/shortest-scrambles.ts";
export {
  type SolutionNode,
  type SolutionEdge,
  solutionGraph,
  type SolutionGraph,
} from "./solver/solution-graph.ts";
export { stageCases, type StageGoals } from "./solver/stage-cases.ts";
export { type StageTotals, totalTurns } from "./solver/stage-totals.ts";
export {
  buildStages,
  type SubgoalDistances,
  solveInStages,
  type Stage,
} from "./solver/stages.ts";
export { solveWithPruning } from "./solver/solve-with-pruning.ts";
export { type WrongTurn, wrongTurns } from "./solver/wrong-turns.ts";

// puzzles: any puzzle of pieces and moves: definitions, search, solutions and file formats
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
export {
  buildPuzzlePruning,
  type PuzzlePruning,
  type PuzzlePruningOptions,
  type PuzzlePruningTable,
} from "./any-puzzle/puzzle-pruning.ts";
export { type MoveCosts, type PuzzleMetric } from "./any-puzzle/puzzle-metric.ts";
export { formatTws, type TwsOptions } from "./any-puzzle/format-tws.ts";
export { formatKPuzzle, parseKPuzzle } from "./any-puzzle/kpuzzle.ts";
export { parseTws } from "./any-puzzle/parse-tws.ts";
export { type StateDigits, stateDigits } from "./any-puzzle/state-digits.ts";
export { shortestSolutions } from "./any-puzzle/shortest-solutions.ts";
export { type PuzzleSearch, solvePuzzle } from "./any-puzzle/solve-puzzle.ts";
