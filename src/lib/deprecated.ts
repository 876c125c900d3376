// Old names of exports, for cells and links saved with them. The reference lists only the
// new names; the addresses of the old ones lead there.

export {
  /** @deprecated Renamed to `countMultiset`. */
  countMultiset as countMultisetPermutations,
  /** @deprecated Renamed to `rankMultiset`. */
  rankMultiset as rankMultisetPermutation,
  /** @deprecated Renamed to `unrankMultiset`. */
  unrankMultiset as unrankMultisetPermutation,
} from "./indexing/multiset.ts";
export {
  /** @deprecated Renamed to `mostInformativeFacelet`. */
  mostInformativeFacelet as bestPlaceToAsk,
} from "./puzzle/fitting-cubes.ts";
export {
  /** @deprecated Renamed to `StateWithScheme`. */
  type StateWithScheme as HeldCube,
  /** @deprecated Renamed to `stateAsHeld`. */
  stateAsHeld as stateInHold,
} from "./puzzle/facelets.ts";
export {
  /** @deprecated Renamed to `symmetricIndex`. */
  symmetricIndex as symmetricState,
} from "./puzzle/symmetries.ts";
export {
  /** @deprecated Renamed to `countShortestSolutions`. */
  countShortestSolutions as countOptimalSolutions,
} from "./solver/count-shortest-solutions.ts";
export {
  /** @deprecated Renamed to `shortestSolutions`. */
  shortestSolutions as optimalSolutions,
} from "./solver/shortest-solutions.ts";
export {
  /** @deprecated Renamed to `solve`. */
  solve as solveWithPruning,
} from "./solver/solve.ts";
export {
  /** @deprecated Renamed to `SearchOutcome`. */
  type SearchOutcome as Outcome,
} from "./solver/bounded-search.ts";
export {
  /** @deprecated Renamed to `SolvingMethod`. */
  type SolvingMethod as Method,
  /** @deprecated Renamed to `Subgoal`. */
  type Subgoal as Aim,
} from "./solver/methods.ts";
export {
  /** @deprecated Renamed to `SubgoalDistances`. */
  type SubgoalDistances as ReachedAim,
} from "./solver/stages.ts";
export {
  /** @deprecated Renamed to `countStates`. */
  countStates as countPositions,
} from "./any-puzzle/count-states.ts";
export {
  /** @deprecated Renamed to `StateDigits`. */
  type StateDigits as PositionDigits,
  /** @deprecated Renamed to `stateDigits`. */
  stateDigits as positionDigits,
} from "./any-puzzle/state-digits.ts";
