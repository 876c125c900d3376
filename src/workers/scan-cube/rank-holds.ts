import type { Guess } from "./classify-stickers.ts";
import type { CubeModel } from "./cube-model.ts";
import type { Hold } from "./holds.ts";

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
  model: CubeModel,
  count: number,
  limit: number = Infinity,
): RankedHold[] {
  const candidates = guesses
    .flatMap((guess) => {
      const boundOf = model.lowerBound(guess.costs);
      return holds.map((hold) => ({ hold, guess, bound: hold.cost + boundOf(hold) }));
    })
    .toSorted((a, b) => a.bound - b.bound);
  let ranked: RankedHold[] = [];
  for (const { hold, guess, bound } of candidates) {
    const most = ranked.length < count ? limit : ranked[count - 1].cost;
    if (bound > most) break;
    const costs = hold.stickers.map((sticker) => guess.costs[sticker]);
    const cost = hold.cost + model.likeliest(costs).cost;
    const before = ranked.find((other) => other.hold === hold);
    if (cost > most || (before && before.cost <= cost)) continue;
    ranked = [...ranked.filter((other) => other !== before), { hold, guess, cost }]
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, count);
  }
  return ranked;
}
