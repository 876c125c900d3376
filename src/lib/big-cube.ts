// big-cube: the 3×3×3 cube: states, moves, facelets, its number, and coordinates with their tables
export { CUBE_3X3X3 } from "./big-cube/definition.ts";
export {
  assertBigCube,
  type BigCube,
  type BigCubeOrbit,
  SOLVED_BIG_CUBE,
} from "./big-cube/state.ts";
export {
  ALL_BIG_MOVES,
  applyBigMoves,
  BIG_MOVE_NAMES,
  formatBigMoves,
  invertBigMoves,
  PHASE_2_MOVES,
} from "./big-cube/moves.ts";
export { parseBigMoves } from "./big-cube/notation.ts";
export { fromBigFacelets, toBigFacelets } from "./big-cube/facelet-string.ts";
export { invertBigCube, multiplyBigCubes } from "./big-cube/products.ts";
export {
  N_BIG_CUBES,
  randomBigCube,
  rankBigCube,
  unrankBigCube,
} from "./big-cube/number.ts";
export {
  type BigCubeCoordinate,
  CORNER_PERMUTATION,
  CORNER_TWISTS,
  D_CORNERS,
  D_EDGES,
  EDGE_FLIPS,
  SLICE_EDGES,
  SLICE_PERMUTATION,
  SLICE_POSITIONS,
  U_CORNERS,
  U_EDGES,
  UD_EDGE_PERMUTATION,
} from "./big-cube/coordinates.ts";
export { type BigMoveTable, buildBigMoveTable } from "./big-cube/move-table.ts";
export {
  buildCoordinatePruning,
  buildPairPruning,
  type CoordinatePruning,
  type CoordinatePruningOptions,
} from "./big-cube/pair-pruning.ts";
export {
  type OptimalStep,
  type TwoPhaseOptions,
  type SolvingStep,
} from "./big-cube/solving-step.ts";
export { buildPlainSolver, type PlainSolver } from "./big-cube/plain-solver.ts";
export {
  buildTwoPhaseSolver,
  type TwoPhaseSolver,
} from "./big-cube/two-phase-solver.ts";
