import { CORNER_FACELETS } from "#lib/puzzle/colourings.ts";
import { FACES } from "#lib/puzzle/corners.ts";
import { leastCosts, likeliestCube } from "#lib/puzzle/likeliest-cube.ts";
import { numberedSchemes } from "#lib/puzzle/numbered-schemes.ts";
import {
  type CubeModel,
  type StickerCosts,
  UNUSUAL_SCHEME_COST,
} from "./cube-model.ts";
import type { Hold } from "./holds.ts";
import { schemeLowerBounds } from "./lower-bound.ts";

/** The pocket cube, in any of the 30 schemes. */
export const POCKET_MODEL: CubeModel = {
  perEdge: 2,
  maxInitialOrderCost: 3 / 2,
  likeliest: (costs) => likeliestCube(costs, FACES, UNUSUAL_SCHEME_COST),
  leastCosts: (costs) => leastCosts(costs, FACES, UNUSUAL_SCHEME_COST),
  lowerBound,
  rotate: (colouring, { places }) =>
    places.map((_, to) => colouring[places.indexOf(to)]),
};

function lowerBound(costs: StickerCosts): (hold: Hold) => number {
  const corners = {
    positions: CORNER_FACELETS,
    visible: numberedSchemes().map(({ visible }) => visible),
  };
  const bounds = schemeLowerBounds(costs, [corners]);
  return (hold) => Math.min(...bounds(hold));
}
