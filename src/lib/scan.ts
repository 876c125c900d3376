// scan: a cube read from colours, some of them wrong or missing
export { allSchemes, BLANK, type Colouring, type Scheme } from "./puzzle/colourings.ts";
export { countCubes } from "./puzzle/count-cubes.ts";
export { type CubeFault, type FaultKind, findFaults } from "./puzzle/cube-faults.ts";
export {
  mostInformativeFacelet,
  type FittingCubes,
  fittingCubes,
} from "./puzzle/fitting-cubes.ts";
export { type StateWithScheme, stateAsHeld } from "./puzzle/facelets.ts";
export {
  leastCosts,
  type LikeliestCube,
  likeliestCube,
} from "./puzzle/likeliest-cube.ts";
export { type NearestCube, nearestCubes } from "./puzzle/nearest-cubes.ts";
