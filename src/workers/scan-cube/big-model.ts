import {
  CENTRE_FACELETS,
  PIECE_FACELETS,
  rotateBigColours,
} from "#lib/big-cube/facelets.ts";
import {
  leastBigCosts,
  likeliestBigCube,
  likelyCentres,
  schemeOfCentres,
} from "#lib/big-cube/likeliest-cube.ts";
import { SHOWN_COLOURS } from "#lib/big-cube/painted-pieces.ts";
import { FACES } from "#lib/puzzle/corners.ts";
import { numberedSchemes } from "#lib/puzzle/numbered-schemes.ts";
import {
  type CubeModel,
  type StickerCosts,
  UNUSUAL_SCHEME_COST,
} from "./cube-model.ts";
import type { Hold } from "./holds.ts";
import { schemeLowerBounds } from "./lower-bound.ts";

/** The 3×3×3, in any colours. */
export const BIG_MODEL: CubeModel = {
  perEdge: 3,
  maxInitialOrderCost: 3 / 4,
  likeliest: (costs) => likeliestBigCube(costs, FACES, UNUSUAL_SCHEME_COST),
  leastCosts: (costs, limit) => leastBigCosts(costs, UNUSUAL_SCHEME_COST, limit),
  lowerBound,
  rotate: (colouring, { faces }) => rotateBigColours(colouring, faces),
};

function lowerBound(costs: StickerCosts): (hold: Hold) => number {
  const schemes = numberedSchemes();
  const groups = [
    {
      positions: PIECE_FACELETS.CORNERS,
      visible: schemes.map(({ visible }) => visible),
    },
    {
      positions: PIECE_FACELETS.EDGES,
      visible: schemes.map(({ colours }) =>
        SHOWN_COLOURS.EDGES.map((faces) => faces.map((face) => colours[face])),
      ),
    },
  ];
  const bounds = schemeLowerBounds(costs, groups);
  const perPicture = costs.length / FACES.length;
  const [middle] = CENTRE_FACELETS;
  const likely = likelyCentres(
    FACES.map((_, picture) => costs[picture * perPicture + middle]),
  );
  return (hold) => {
    const pieces = bounds(hold);
    const pictures = CENTRE_FACELETS.map((place) =>
      Math.floor(hold.stickers[place] / perPicture),
    );
    return Math.min(
      ...likely.map(({ colours, cost }) => {
        const centres = pictures.map((picture) => colours[picture]);
        return cost + pieces[schemeOfCentres(centres)];
      }),
    );
  };
}
