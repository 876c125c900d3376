import type { Colouring } from "#lib/puzzle/colourings.ts";
import type { LikeliestCube } from "#lib/puzzle/likeliest-cube.ts";
import type { Symmetry } from "#lib/puzzle/symmetries.ts";
import type { StickersPerEdge } from "./camera-views.ts";
import type { Hold } from "./holds.ts";

/**
 * `costs[sticker][i]`: the negative natural logarithm of the likelihood of the colour `FACES[i]`
 * on a sticker, up to a constant. It has a maximum, as any sticker may be a reflection.
 */
export type StickerCosts = readonly (readonly number[])[];

/** The states of a cube of one size, and how well they fit the measured stickers. */
export interface CubeModel {
  readonly perEdge: StickersPerEdge;
  /**
   * The highest cost per sticker of pictures in another order than requested, before the
   * illuminants and paints are estimated. Chosen like the limits in `scan-pictures.ts`.
   */
  readonly maxInitialOrderCost: number;
  /** The solvable cube with the lowest cost. */
  likeliest(costs: StickerCosts): LikeliestCube;
  /**
   * The cost of the likeliest cube with each colour on each facelet.
   *
   * @param limit  costs above it may be given as Infinity
   */
  leastCosts(costs: StickerCosts, limit: number): number[][];
  /** Returns a lower bound on the cost of any cube, for stickers in the order of the pictures. */
  lowerBound(costs: StickerCosts): (hold: Hold) => number;
  /** The colouring after rotating the whole cube. */
  rotate(colouring: Colouring, rotation: Symmetry): Colouring;
}

/** The cost of a scheme other than the usual one: about one cube in 3,000. */
export const UNUSUAL_SCHEME_COST = 8;
