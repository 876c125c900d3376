import { CORNER_FACELETS } from "#lib/puzzle/colourings.ts";
import { FACELETS, FACES } from "#lib/puzzle/corners.ts";
import { likeliestCube } from "#lib/puzzle/likeliest-cube.ts";
import { numberedSchemes } from "#lib/puzzle/numbered-schemes.ts";
import type { Hold } from "./holds.ts";
import { UNUSUAL_SCHEME_COST, type Guess } from "./classify-stickers.ts";

/** A hold with the guess under which some cube fits it best. */
export interface RankedHold {
  readonly hold: Hold;
  readonly guess: Guess;
  readonly cost: number;
}

/**
 * The holds that some cube fits best under one of the guesses, at most `count`, best first.
 *
 * @param limit  holds that cost more are left out
 * @cost         a lower bound for every hold, and some ms for each hold within the limit
 */
export function rankHolds(
  holds: readonly Hold[],
  guesses: readonly Guess[],
  count: number,
  limit: number = Infinity,
): RankedHold[] {
  const candidates = guesses
    .flatMap((guess) => {
      const boundOf = lowerBound(guess.costs);
      return holds.map((hold) => ({ hold, guess, bound: hold.cost + boundOf(hold) }));
    })
    .toSorted((a, b) => a.bound - b.bound);
  let ranked: RankedHold[] = [];
  for (const { hold, guess, bound } of candidates) {
    const most = ranked.length < count ? limit : ranked[count - 1].cost;
    if (bound > most) break;
    const costs = hold.stickers.map((sticker) => guess.costs[sticker]);
    const cost = hold.cost + likeliestCube(costs, FACES, UNUSUAL_SCHEME_COST).cost;
    const before = ranked.find((other) => other.hold === hold);
    if (cost > most || (before && before.cost <= cost)) continue;
    ranked = [...ranked.filter((other) => other !== before), { hold, guess, cost }]
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, count);
  }
  return ranked;
}

/**
 * A lower bound on the cost of any cube: each corner gets its cheapest piece of a scheme,
 * regardless of the others. The same three stickers meet in many holds, so this is cached.
 */
function lowerBound(costs: Guess["costs"]): (hold: Hold) => number {
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
