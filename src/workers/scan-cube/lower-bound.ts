import { type StickerCosts, UNUSUAL_SCHEME_COST } from "./cube-model.ts";
import type { Hold } from "./holds.ts";

/** The positions of one kind of piece. */
export interface PositionGroup {
  /** The facelets of each position. */
  readonly positions: readonly (readonly number[])[];
  /** `visible[scheme]`, the usual one first: the colours of each piece with each twist. */
  readonly visible: readonly (readonly (readonly number[])[])[];
}

/**
 * Returns a lower bound on the cost of the pieces of each scheme: each position gets the
 * cheapest piece, regardless of the others. The same stickers meet in many holds, so this is
 * cached.
 */
export function schemeLowerBounds(
  costs: StickerCosts,
  groups: readonly PositionGroup[],
): (hold: Hold) => Float64Array {
  const [{ visible: schemes }] = groups;
  const extras = schemes.map((_, scheme) => (scheme === 0 ? 0 : UNUSUAL_SCHEME_COST));
  const caches = groups.map(() => new Map<number, Float64Array>());
  return ({ stickers }) => {
    const sums = Float64Array.from(extras);
    groups.forEach(({ positions, visible }, group) => {
      for (const places of positions) {
        const key = places.reduce((sum, at) => sum * costs.length + stickers[at], 0);
        let least = caches[group].get(key);
        if (!least) {
          const here = places.map((place) => costs[stickers[place]]);
          least = Float64Array.from(visible, (candidates) =>
            Math.min(
              ...candidates.map((colours) =>
                colours.reduce((sum, colour, i) => sum + here[i][colour], 0),
              ),
            ),
          );
          caches[group].set(key, least);
        }
        for (let i = 0; i < sums.length; i++) sums[i] += least[i];
      }
    });
    return sums;
  };
}
