import { assertArray, describeValue } from "../indexing/check-input.ts";
import {
  checkScheme,
  type Colouring,
  CORNER_FACELETS,
  type Scheme,
} from "./colourings.ts";
import { FACELETS, FACES } from "./corners.ts";
import {
  cheapestAssignment,
  cheapestWithEach,
  completionCosts,
} from "./piece-assignment.ts";
import { numberedSchemes, type VisibleColours } from "./numbered-schemes.ts";

/** A cube that turns can solve, and what its 24 stickers and its scheme cost together. */
export interface LikeliestCube {
  readonly colouring: Colouring;
  readonly cost: number;
}

/**
 * The cube whose stickers cost least together, of all that turns can solve, in any of the
 * 30 colour schemes: four stickers of each colour, eight different corners, twists that sum
 * to 0. Where the costs say how badly a colour fits what was seen, it is the likeliest cube.
 *
 * @param costs         `costs[place][i]`, finite: what the colour `usual[i]` costs at one of
 *                      the 24 places, in the order of `FACELETS`
 * @param usual         the six colours as they are usually arranged
 * @param costOfScheme  what a cube costs besides because its colours are arranged in another
 *                      way; default: 0
 * @throws {TypeError | RangeError} when it is not 24 × 6 finite numbers, or not six colours
 * @cost   some 10,000 steps for each of the 30 schemes that may be cheaper than the last
 * @example
 * const paintedTwice = [..."RUUUURRRFFFFDDDDLLLLBBBB"];
 * const costOfChanges = paintedTwice.map((seen) =>
 *   FACES.map((colour) => (colour === seen ? 0 : 1)),
 * );
 * likeliestCube(costOfChanges, FACES).cost // → 2
 */
export function likeliestCube(
  costs: readonly (readonly number[])[],
  usual: Scheme,
  costOfScheme: number = 0,
): LikeliestCube {
  checkScheme(usual);
  checkCosts(costs);
  let cheapest = {
    cost: Infinity,
    choices: [] as number[],
    visible: [] as VisibleColours,
  };
  numberedSchemes().forEach(({ visible }, scheme) => {
    const candidateCosts = assignmentCosts(costs, visible);
    const extra = scheme === 0 ? 0 : costOfScheme;
    const atLeast = candidateCosts.reduce(
      (sum, corner) => sum + Math.min(...corner),
      extra,
    );
    if (atLeast >= cheapest.cost) return;
    const cost = completionCosts(candidateCosts)[0] + extra;
    if (cost >= cheapest.cost) return;
    cheapest = { cost, choices: cheapestAssignment(candidateCosts), visible };
  });
  const colouring = new Array<string>(costs.length);
  cheapest.choices.forEach((candidate, position) => {
    CORNER_FACELETS[position].forEach((place, i) => {
      colouring[place] = usual[cheapest.visible[candidate][i]];
    });
  });
  return { colouring, cost: cheapest.cost };
}

/**
 * For every place and colour at once: the cost of the likeliest cube that has that colour
 * at that place. How far it is above the cost of the likeliest cube of all says how
 * sure the colour of a place is.
 *
 * @param costs         as for `likeliestCube`, which throws for the same reasons
 * @param usual         the six colours as they are usually arranged
 * @param costOfScheme  as for `likeliestCube`
 * @returns             `least[place][i]`, for the colour `usual[i]`
 * @cost   some 20,000 steps for each of the 30 schemes
 * @example
 * const costOfDoubt = [..."UUUURRRRFFFFDDDDLLLLBBBB"].map((seen) =>
 *   FACES.map((colour) => (colour === seen ? 0 : 1)),
 * );
 * leastCosts(costOfDoubt, FACES)[0] // → [0, 4, 4, 4, 4, 4]
 */
export function leastCosts(
  costs: readonly (readonly number[])[],
  usual: Scheme,
  costOfScheme: number = 0,
): number[][] {
  checkScheme(usual);
  checkCosts(costs);
  const least = costs.map((row) => row.map(() => Infinity));
  numberedSchemes().forEach(({ visible }, scheme) => {
    const extra = scheme === 0 ? 0 : costOfScheme;
    cheapestWithEach(assignmentCosts(costs, visible)).forEach(
      (candidateTotals, position) => {
        CORNER_FACELETS[position].forEach((place, i) => {
          candidateTotals.forEach((cost, candidate) => {
            const colour = visible[candidate][i];
            least[place][colour] = Math.min(least[place][colour], cost + extra);
          });
        });
      },
    );
  });
  return least;
}

/** What each piece with each twist costs in each corner: its three stickers together. */
function assignmentCosts(
  costs: readonly (readonly number[])[],
  visible: VisibleColours,
): number[][] {
  return CORNER_FACELETS.map(([a, b, c]) =>
    visible.map(
      ([first, second, third]) => costs[a][first] + costs[b][second] + costs[c][third],
    ),
  );
}

/** @throws {TypeError | RangeError} when it is not a finite number for each place and colour */
function checkCosts(costs: readonly (readonly number[])[]): void {
  assertArray("the list of costs", costs);
  if (costs.length !== FACELETS.length) {
    throw new RangeError(
      `expected the costs of ${FACELETS.length} places, found ${costs.length}`,
    );
  }
  costs.forEach((row, place) => {
    assertArray(`the costs of place ${place}`, row);
    if (row.length !== FACES.length) {
      throw new RangeError(
        `place ${place} has ${row.length} costs; expected ${FACES.length}, one for each colour`,
      );
    }
    const wrong = row.findIndex((cost) => !Number.isFinite(cost));
    if (wrong < 0) return;
    throw new RangeError(
      `place ${place} has the cost ${describeValue(row[wrong])} for colour ${wrong}; expected a finite number`,
    );
  });
}
