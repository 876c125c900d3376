import { CORNER_FACELETS } from "#lib/puzzle/colourings.ts";
import { FACELETS, FACES } from "#lib/puzzle/corners.ts";
import { leastCosts, likeliestCube } from "#lib/puzzle/likeliest-cube.ts";
import { numberedSchemes } from "#lib/puzzle/numbered-schemes.ts";
import { allSymmetries, isMirrored } from "#lib/puzzle/symmetries.ts";
import {
  type CubeModel,
  type StickerCosts,
  UNUSUAL_SCHEME_COST,
} from "./cube-model.ts";
import type { Hold } from "./holds.ts";

/** The pocket cube, in any of the 30 schemes. */
export const POCKET_MODEL: CubeModel = {
  perEdge: 2,
  likeliest: (costs) => likeliestCube(costs, FACES, UNUSUAL_SCHEME_COST),
  leastCosts: (costs) => leastCosts(costs, FACES, UNUSUAL_SCHEME_COST),
  lowerBound,
  isSameCube: (one, other) =>
    allSymmetries().some(
      (symmetry) =>
        !isMirrored(symmetry) &&
        symmetry.places.every((to, from) => one[from] === other[to]),
    ),
};

/**
 * Each corner gets its cheapest piece of a scheme, regardless of the others. The same three
 * stickers meet in many holds, so this is cached.
 */
function lowerBound(costs: StickerCosts): (hold: Hold) => number {
  const schemes = numberedSchemes();
  const extras = schemes.map((_, scheme) => (scheme === 0 ? 0 : UNUSUAL_SCHEME_COST));
  const cached = new Map<number, Float64Array>();
  return ({ stickers }) => {
    const sums = Float64Array.from(extras);
    for (const places of CORNER_FACELETS) {
      const [a, b, c] = places.map((place) => stickers[place]);
      const key = (a * FACELETS.length + b) * FACELETS.length + c;
      let least = cached.get(key);
      if (!least) {
        least = Float64Array.from(schemes, ({ visible }) =>
          Math.min(
            ...visible.map(([x, y, z]) => costs[a][x] + costs[b][y] + costs[c][z]),
          ),
        );
        cached.set(key, least);
      }
      for (let i = 0; i < sums.length; i++) sums[i] += least[i];
    }
    return Math.min(...sums);
  };
}
